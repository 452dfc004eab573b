import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { nanoid } from 'nanoid';
import type { Repository } from 'typeorm';
import { hashOfColumn } from '../platform/backups/deletions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { UserEntity } from './user.entity.js';

type NewUser = Pick<UserEntity, 'email' | 'passwordHash' | 'name' | 'playerUUID' | 'createdAt'>;

/** Accounts, and the players that belong to them. */
@Injectable()
export class UsersRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  find(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  findByEmail(email: string, transaction?: Transaction): Promise<UserEntity | null> {
    return (transaction?.getRepository(UserEntity) ?? this.users).findOneBy({ email });
  }

  /** The account, locked until the transaction ends; null if it was deleted. */
  lock(transaction: Transaction, id: string): Promise<UserEntity | null> {
    return transaction
      .getRepository(UserEntity)
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Inserts an account. Null if the address is taken, or the player is another account's own. */
  async insert(transaction: Transaction, user: NewUser): Promise<UserEntity | null> {
    const id = nanoid();
    const rows = await transaction.query<unknown[]>(
      `INSERT INTO users (id, email, "passwordHash", name, "playerUUID", "createdAt", "updatedAt")
       VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING RETURNING id`,
      [id, user.email, user.passwordHash, user.name, user.playerUUID, user.createdAt],
    );
    return rows.length === 0 ? null : transaction.getRepository(UserEntity).findOneByOrFail({ id });
  }

  async update(
    transaction: Transaction,
    id: string,
    fields: Partial<Pick<UserEntity, 'passwordHash' | 'mailboxProvenAt' | 'role'>>,
  ): Promise<void> {
    await transaction.getRepository(UserEntity).update({ id }, fields);
  }

  /** The accounts whose IDs have these hashes. */
  async withHashes(hashes: readonly string[]): Promise<string[]> {
    const rows = await this.users.query<{ id: string }[]>(
      `SELECT id FROM users WHERE ${hashOfColumn('id')} = ANY($1)`,
      [hashes],
    );
    return rows.map(({ id }) => id);
  }

  async remove(transaction: Transaction, id: string): Promise<void> {
    await transaction.getRepository(UserEntity).delete({ id });
  }

  /** The account IDs of these players, without those that have no account. */
  async ownersOf(playerUUIDs: readonly string[], transaction?: Transaction): Promise<Map<string, string>> {
    if (playerUUIDs.length === 0) return new Map();
    const rows = await (transaction ?? this.users).query<{ playerUUID: string; userId: string }[]>(
      'SELECT "playerUUID", "userId" FROM player_uuid_mappings WHERE "playerUUID" = ANY($1)',
      [playerUUIDs],
    );
    return new Map(rows.map(({ playerUUID, userId }) => [playerUUID, userId]));
  }

  /**
   * Which of these connections without a session could no longer be opened as they were: those of players who need a
   * session now, and those of devices that were forgotten or play as another player. `withPlayers` also those whose
   * player isn't stored.
   */
  async endedAmong(
    connections: readonly { playerUUID: string; capability: string }[],
    withPlayers: boolean,
  ): Promise<{ players: string[]; devices: string[] }> {
    const rows = await this.users.query<{ playerUUID: string; capability: string; isLinked: boolean }[]>(
      `SELECT open."playerUUID", open.capability, "userId" IS NOT NULL AS "isLinked"
       FROM unnest($1::uuid[], $2::uuid[]) AS open ("playerUUID", capability)
       LEFT JOIN player_uuid_mappings ON player_uuid_mappings."playerUUID" = open."playerUUID"
       LEFT JOIN devices ON devices.capability = open.capability
       WHERE "userId" IS NOT NULL OR "forgottenAt" IS NOT NULL OR devices."playerUUID" <> open."playerUUID"
         OR $3 AND NOT EXISTS (SELECT FROM players WHERE players."playerUUID" = open."playerUUID")`,
      [
        connections.map(({ playerUUID }) => playerUUID),
        connections.map(({ capability }) => capability),
        withPlayers,
      ],
    );
    const [linked, others] = [
      rows.filter(({ isLinked }) => isLinked),
      rows.filter(({ isLinked }) => !isLinked),
    ];
    return {
      players: linked.map(({ playerUUID }) => playerUUID),
      devices: others.map(({ capability }) => capability),
    };
  }

  /**
   * Links an existing player, unless it belongs to an account. Returns the account to which it belongs now.
   */
  async link(transaction: Transaction, userId: string, playerUUID: string, at: Date): Promise<string> {
    await transaction.query(
      `INSERT INTO player_uuid_mappings ("playerUUID", "userId", "linkedAt") VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [playerUUID, userId, at],
    );
    const [row] = await transaction.query<{ userId: string }[]>(
      'SELECT "userId" FROM player_uuid_mappings WHERE "playerUUID" = $1',
      [playerUUID],
    );
    return row?.userId ?? userId;
  }

  /** All players of an account, including its own. */
  async playersOf(userId: string, transaction?: Transaction): Promise<string[]> {
    const rows = await (transaction ?? this.users).query<{ playerUUID: string }[]>(
      'SELECT "playerUUID" FROM player_uuid_mappings WHERE "userId" = $1 ORDER BY "linkedAt", "playerUUID"',
      [userId],
    );
    return rows.map(({ playerUUID }) => playerUUID);
  }
}
