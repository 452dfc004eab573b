import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository, ArrayContains, Not } from 'typeorm';
import { hashOfColumn } from '../platform/backups/deletions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { hasDeletedId, PlayerEntity, isGone, newPublicId } from './player.entity.js';
import type { NameKeys, ValidName } from '../names/index.js';

/** As a condition of an update: waits for whoever is merging or removing the player, and lets nobody begin. */
export const HOLDS_PLAYER = 'EXISTS (SELECT FROM players WHERE "playerUUID" = :playerUUID FOR SHARE)';

/** How others see a player. */
export interface PublicIdentity {
  publicId: string;
  /** null if the player has none */
  name: string | null;
  isDeleted: boolean;
}

const publicIdentity = ({ playerUUID, publicId, name }: PlayerEntity): PublicIdentity => ({
  publicId,
  name,
  isDeleted: hasDeletedId(playerUUID),
});

@Injectable()
export class PlayersRepository {
  constructor(@InjectRepository(PlayerEntity) private readonly players: Repository<PlayerEntity>) {}

  find(playerUUID: string, transaction?: Transaction): Promise<PlayerEntity | null> {
    return (transaction?.getRepository(PlayerEntity) ?? this.players).findOneBy({ playerUUID });
  }

  findAll(playerUUIDs: readonly string[]): Promise<PlayerEntity[]> {
    return this.players.findBy({ playerUUID: In([...playerUUIDs]) });
  }

  /** What others may know about a player. */
  async publicIdentityOf(playerUUID: string): Promise<PublicIdentity> {
    const player = await this.find(playerUUID);
    // Made anonymous since the result was read. A repeated request finds the new ID.
    if (!player) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return publicIdentity(player);
  }

  /** The same about several players, by their `playerUUID`. */
  async publicIdentitiesOf(playerUUIDs: readonly string[]): Promise<ReadonlyMap<string, PublicIdentity>> {
    const players = await this.findAll(playerUUIDs);
    if (players.length < playerUUIDs.length) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return new Map(players.map((player) => [player.playerUUID, publicIdentity(player)]));
  }

  /** The public IDs of existing players. */
  async publicIdsOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<string[]> {
    const found = await transaction
      .getRepository(PlayerEntity)
      .find({ select: { publicId: true }, where: { playerUUID: In([...playerUUIDs]) } });
    return found.map(({ publicId }) => publicId);
  }

  /** The players whose public IDs have these hashes. */
  async withHashes(hashes: readonly string[]): Promise<string[]> {
    const rows = await this.players.query<{ playerUUID: string }[]>(
      `SELECT "playerUUID" FROM players WHERE ${hashOfColumn('"publicId"')} = ANY($1)`,
      [hashes],
    );
    return rows.map(({ playerUUID }) => playerUUID);
  }

  /**
   * Creates the player if necessary, stores the zone, and locks the row until the transaction ends. Throws an
   * AppError if the player has been merged in the meantime.
   */
  async ensureWithZone(
    transaction: Transaction,
    playerUUID: string,
    timezone: string,
    now: Date,
  ): Promise<void> {
    const [player] = await transaction.query<Pick<PlayerEntity, 'mergedInto'>[]>(
      `INSERT INTO players ("playerUUID", "publicId", timezone, "createdAt") VALUES ($1, $2, $3, $4)
       ON CONFLICT ("playerUUID") DO UPDATE SET timezone = excluded.timezone
       RETURNING "adoptedBy" AS "mergedInto"`,
      [playerUUID, newPublicId(), timezone, now],
    );
    await rejectMerged(transaction, player);
  }

  /** Stores the zone for the player's dates. False if the player has been merged. */
  async moveTo(timezone: string, playerUUID: string): Promise<boolean> {
    const { affected } = await this.players.update({ playerUUID, mergedInto: IsNull() }, { timezone });
    return affected === 1;
  }

  /** Creates the player if there is none. */
  async insert(transaction: Transaction, playerUUID: string): Promise<void> {
    await transaction.query(
      'INSERT INTO players ("playerUUID", "publicId") VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [playerUUID, newPublicId()],
    );
  }

  /** Creates the player if there is none, and returns the public ID. Throws an AppError if the player has been merged. */
  ensure(transaction: Transaction, playerUUID: string): Promise<string> {
    return this.ensureWithLock(transaction, playerUUID, 'pessimistic_read');
  }

  /**
   * The same, but locks the row exclusively until the transaction ends, so that one player's simultaneous requests run
   * one after another. Upgrading a shared lock would cause a deadlock.
   */
  ensureLocked(transaction: Transaction, playerUUID: string): Promise<string> {
    return this.ensureWithLock(transaction, playerUUID, 'for_no_key_update');
  }

  private async ensureWithLock(
    transaction: Transaction,
    playerUUID: string,
    mode: 'pessimistic_read' | 'for_no_key_update',
  ): Promise<string> {
    for (;;) {
      await this.insert(transaction, playerUUID);
      const player = await transaction
        .getRepository(PlayerEntity)
        .findOne({ where: { playerUUID }, lock: { mode } });
      await rejectMerged(transaction, player);
      if (player) return player.publicId;
      // The player was made anonymous while this waited for the row, so a new one is created.
    }
  }

  /** Waits until nobody is changing, merging or removing the player. */
  async settle(playerUUID: string): Promise<Pick<PlayerEntity, 'mergedInto'> | undefined> {
    const [player] = await this.players.query<Pick<PlayerEntity, 'mergedInto'>[]>(
      'SELECT "adoptedBy" AS "mergedInto" FROM players WHERE "playerUUID" = $1 FOR SHARE',
      [playerUUID],
    );
    return player;
  }

  /** The same. Throws an AppError if the player has been merged. */
  async requireUnmerged(playerUUID: string): Promise<void> {
    await rejectMerged(this.players.manager, await this.settle(playerUUID));
  }

  /** The player, locked until the transaction ends. Other rows can still refer to it. */
  lock(transaction: Transaction, playerUUID: string): Promise<PlayerEntity | null> {
    return transaction
      .getRepository(PlayerEntity)
      .findOne({ where: { playerUUID }, lock: { mode: 'for_no_key_update' } });
  }

  async save(
    transaction: Transaction,
    playerUUID: string,
    fields: Partial<Omit<PlayerEntity, 'playerUUID' | 'publicId' | 'createdAt'>>,
  ): Promise<void> {
    await transaction.getRepository(PlayerEntity).update({ playerUUID }, fields);
  }

  /** The player and those who were merged into them. */
  async withMerged(playerUUID: string, transaction: Transaction = this.players.manager): Promise<string[]> {
    const rows = await transaction.query<{ playerUUID: string }[]>(
      'SELECT "playerUUID" FROM players WHERE "playerUUID" = $1 OR "adoptedBy" = $1',
      [playerUUID],
    );
    return rows.map((row) => row.playerUUID);
  }

  /** Updates earlier merges, because the player into whom these players had been merged was merged too. */
  async setMergedInto(transaction: Transaction, merged: readonly string[], to: string): Promise<void> {
    for (const playerUUID of merged.filter((one) => one !== to)) {
      await this.save(transaction, playerUUID, { mergedInto: to });
    }
  }

  /** Gives a player new IDs, so that nobody can act as them or find out who they were. */
  async rename(transaction: Transaction, playerUUID: string): Promise<void> {
    await transaction.query(
      `UPDATE players SET "playerUUID" = $2, "publicId" = $3, "adoptedBy" = NULL, timezone = NULL,
         name = NULL, "nameFold" = NULL, "nameLook" = NULL, "refusedNames" = '{}', "isLeftOut" = false,
         "isHeldBack" = false, "perfectScores" = 0, streak = 0, "bestStreak" = 0, "streakDate" = NULL, "recentDates" = '{}'
       WHERE "playerUUID" = $1`,
      [playerUUID, newPublicId(), newPublicId()],
    );
  }

  /** Whether the player has been deleted, or merged into another one. */
  async isGone(playerUUID: string): Promise<boolean> {
    const present = await this.players.query<unknown[]>(
      `SELECT FROM players WHERE "playerUUID" = $1 AND NOT ${isGone('players')}`,
      [playerUUID],
    );
    return present.length === 0;
  }

  /** Null if the player has none. */
  async nameOf(playerUUID: string): Promise<string | null> {
    return (await this.players.findOneBy({ playerUUID }))?.name ?? null;
  }

  /** A player with a name, by their public ID. */
  async findWithName(publicId: string): Promise<{ playerUUID: string; name: string } | null> {
    const player = await this.players.findOneBy({ publicId });
    return player?.name ? { playerUUID: player.playerUUID, name: player.name } : null;
  }

  /** Other players with the same name, or one that looks the same, and the player if it is refused to them. */
  async findAlike(
    keys: NameKeys,
    playerUUID: string,
  ): Promise<{ nameFold: string | null; isOwn: boolean }[]> {
    const others = { playerUUID: Not(playerUUID) };
    const found = await this.players.find({
      select: { playerUUID: true, nameFold: true },
      where: [
        { ...others, nameFold: keys.fold },
        { ...others, nameLook: keys.look },
        { playerUUID, refusedNames: ArrayContains([keys.look]) },
      ],
    });
    return found.map((row) => ({ nameFold: row.nameFold, isOwn: row.playerUUID === playerUUID }));
  }

  /** Whether an admin has removed such a name from the player, so that they can't have it again. */
  isRefused(transaction: Transaction, playerUUID: string, { look }: NameKeys): Promise<boolean> {
    return transaction
      .getRepository(PlayerEntity)
      .existsBy({ playerUUID, refusedNames: ArrayContains([look]) });
  }

  /**
   * Fails with a unique violation if another player has the name. Returns false if it is refused to the player.
   */
  async setName(
    transaction: Transaction,
    playerUUID: string,
    { name, fold, look }: ValidName,
  ): Promise<boolean> {
    const { affected } = await transaction
      .getRepository(PlayerEntity)
      .update(
        { playerUUID, refusedNames: Not(ArrayContains([look])) },
        { name, nameFold: fold, nameLook: look },
      );
    return affected === 1;
  }
}

/** A repeated request of a player who was merged without an account finds the other player. */
async function rejectMerged(
  transaction: Transaction,
  player: Pick<PlayerEntity, 'mergedInto'> | null | undefined,
): Promise<void> {
  if (!player?.mergedInto) return;
  const ofAccount = await transaction.query<unknown[]>(
    'SELECT FROM player_uuid_mappings WHERE "playerUUID" = $1',
    [player.mergedInto],
  );
  throw ofAccount.length > 0
    ? new AppError('SESSION_INVALID')
    : new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
}
