import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { ChallengeEntity } from './challenge.entity.js';
import { ChallengeGameEntity } from './challenge-game.entity.js';

/** The challenges and games of players. */
@Injectable()
export class ChallengeAccountDataStore {
  constructor(private readonly dataSource: DataSource) {}

  made(playerUUIDs: readonly string[]): Promise<ChallengeEntity[]> {
    return this.dataSource.getRepository(ChallengeEntity).find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { createdAt: 'ASC', code: 'ASC' },
    });
  }

  played(playerUUIDs: readonly string[]): Promise<ChallengeGameEntity[]> {
    return this.dataSource.getRepository(ChallengeGameEntity).find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { createdAt: 'ASC', code: 'ASC' },
    });
  }

  /**
   * Moves both to another player. Of two games of one challenge, that player's own stays, unless only the other one
   * is completed. A request that made a challenge isn't repeated after that, so its ID may be lost.
   */
  async move(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await transaction.query(
      `UPDATE challenges SET "playerUUID" = $2, "requestId" = gen_random_uuid() WHERE "playerUUID" = $1`,
      [from, to],
    );
    await transaction.query(
      `DELETE FROM challenge_games AS yielding USING challenge_games AS staying
        WHERE yielding.code = staying.code
          AND ((yielding."playerUUID" = $2 AND yielding.status <> 'completed'
                AND staying."playerUUID" = $1 AND staying.status = 'completed')
            OR (yielding."playerUUID" = $1 AND staying."playerUUID" = $2
                AND (staying.status = 'completed' OR yielding.status <> 'completed')))`,
      [from, to],
    );
    await transaction.query('UPDATE challenge_games SET "playerUUID" = $2 WHERE "playerUUID" = $1', [
      from,
      to,
    ]);
  }

  /** Removes the challenges of these players, with everybody's games, and their games of others. */
  async remove(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM challenges WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
    await transaction.query('DELETE FROM challenge_games WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
  }
}
