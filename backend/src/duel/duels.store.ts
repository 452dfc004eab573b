import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DuelLevel } from '@tessera/contracts';
import type { PlainDate } from '@tessera/rules';
import { In, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { DuelEntity } from './duel.entity.js';

export type NewDuel = Pick<
  DuelEntity,
  | 'gameId'
  | 'playerUUID'
  | 'level'
  | 'seed'
  | 'blindLetters'
  | 'letters'
  | 'dailyChallengeDate'
  | 'gameNumber'
  | 'createdAt'
  | 'lastActivityAt'
>;

/** What a move changes; the words and scores only where it ends the duel. */
export type Advance = Pick<
  DuelEntity,
  'status' | 'version' | 'letters' | 'playerCells' | 'botCells' | 'remarks' | 'completedAt' | 'lastActivityAt'
> &
  Partial<Pick<DuelEntity, 'playerWords' | 'playerScore' | 'botWords' | 'botScore'>>;

@Injectable()
export class DuelsStore {
  constructor(@InjectRepository(DuelEntity) private readonly duels: Repository<DuelEntity>) {}

  find(gameId: string): Promise<DuelEntity | null> {
    return this.duels.findOneBy({ gameId });
  }

  /** The duels of a date, in the order of their beginning. */
  of(playerUUID: string, date: PlainDate): Promise<DuelEntity[]> {
    return this.duels.find({ where: { playerUUID, dailyChallengeDate: date }, order: { createdAt: 'ASC' } });
  }

  newestOf(transaction: Transaction, playerUUID: string, level: DuelLevel): Promise<DuelEntity | null> {
    return transaction
      .getRepository(DuelEntity)
      .findOne({ where: { playerUUID, level }, order: { dailyChallengeDate: 'DESC' } });
  }

  async insert(transaction: Transaction, duel: NewDuel): Promise<DuelEntity> {
    const duels = transaction.getRepository(DuelEntity);
    await duels.insert(duel);
    await this.recordAccounts(transaction, [duel.gameId]);
    return duels.findOneByOrFail({ gameId: duel.gameId });
  }

  /** Writes a move where the duel is still as the rules saw it; did it land? */
  async advance({ gameId, version }: DuelEntity, next: Advance): Promise<boolean> {
    const { affected } = await this.duels.update({ gameId, version }, next);
    return affected === 1;
  }

  /** All duels of these players, oldest first; held until the transaction ends, for moves hold no player. */
  allOf(transaction: Transaction | undefined, playerUUIDs: readonly string[]): Promise<DuelEntity[]> {
    const duels = transaction?.getRepository(DuelEntity) ?? this.duels;
    return duels.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { dailyChallengeDate: 'ASC', gameId: 'ASC' },
      ...(transaction ? { lock: { mode: 'for_no_key_update' } } : {}),
    });
  }

  /** Makes these duels another player's. */
  async move(transaction: Transaction, gameIds: readonly string[], playerUUID: string): Promise<void> {
    await transaction.getRepository(DuelEntity).update({ gameId: In([...gameIds]) }, { playerUUID });
    await this.recordAccounts(transaction, gameIds);
  }

  /** Updates these duels with the account that their player now belongs to. */
  async recordAccounts(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await transaction.query(
      `UPDATE duels SET "userId" = (
         SELECT owner."userId" FROM player_uuid_mappings owner WHERE owner."playerUUID" = duels."playerUUID")
       WHERE "gameId" = ANY($1)`,
      [gameIds],
    );
  }

  /** Removes the account of these players from their duels. */
  async removeAccounts(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction
      .getRepository(DuelEntity)
      .update({ playerUUID: In([...playerUUIDs]) }, { userId: null });
  }

  async remove(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await transaction.getRepository(DuelEntity).delete({ gameId: In([...gameIds]) });
  }

  /** Removes running duels without a move since then; how many. */
  async removeUnfinished(since: Date, most: number): Promise<number> {
    const [, count] = await this.duels.query<[unknown[], number]>(
      `DELETE FROM duels WHERE "gameId" IN (
         SELECT "gameId" FROM duels WHERE status = 'active' AND "createdAt" < $1 AND "lastActivityAt" < $1
         ORDER BY "createdAt" LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [since, most],
    );
    return count;
  }
}
