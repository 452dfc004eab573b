import { Injectable } from '@nestjs/common';
import type { Pause } from '@tessera/rules';
import type { Transaction } from '../../platform/database/transactions.js';
import { GameEntity } from '../store/game.entity.js';
import { NAMED_GAMES } from '../store/game-reads.store.js';
import type { GameRecord } from '../store/game.record.js';
import { pauseOf, recordOf, type GameRow } from '../store/game.rows.js';

/** A game, and for how long nothing has happened in it. */
export interface PausedGame {
  game: GameRecord;
  pause: Pause;
}

/** What players do about a game in which nobody moves. */
@Injectable()
export class SlowGamesStore {
  /** The game, locked until the transaction ends: a move at the same moment comes before or after it. */
  async lock(transaction: Transaction, gameId: string): Promise<PausedGame | null> {
    const [row] = await transaction.query<GameRow[]>(
      `${NAMED_GAMES} WHERE "gameId" = $1 FOR UPDATE OF games`,
      [gameId],
    );
    return row ? { game: recordOf(row), pause: pauseOf(row) } : null;
  }

  async noteNudge(transaction: Transaction, gameId: string, now: Date): Promise<void> {
    await transaction.getRepository(GameEntity).update({ gameId }, { nudgedAt: now });
  }

  /** Ends the game. The new version rejects moves that were decided on the one before. */
  async letGo(transaction: Transaction, gameId: string, version: number, now: Date): Promise<void> {
    await transaction
      .getRepository(GameEntity)
      .update({ gameId }, { status: 'completed', version, letGoAt: now, lastActivityAt: now });
  }
}
