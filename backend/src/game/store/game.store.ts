import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Seat } from '@tessera/rules';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';
import { GameEntity } from './game.entity.js';
import { NAMED_GAMES } from './game-reads.store.js';
import type { GameRecord } from './game.record.js';
import { recordOf, type GameRow } from './game.rows.js';

/** Players' lists of games: whether a game is hidden from them. */
@Injectable()
export class GameStore {
  constructor(@InjectRepository(GameEntity) private readonly games: Repository<GameEntity>) {}

  /** The game, locked until the transaction ends. */
  async lock(transaction: Transaction, gameId: string): Promise<GameRecord | null> {
    const statement = `${NAMED_GAMES} WHERE "gameId" = $1 FOR UPDATE OF games`;
    const [row] = await transaction.query<GameRow[]>(statement, [gameId]);
    return row ? recordOf(row) : null;
  }

  async hide(transaction: Transaction, gameId: string, seat: Seat): Promise<void> {
    await transaction.getRepository(GameEntity).update({ gameId }, { [`player${seat}Hidden`]: true });
  }

  /** False if the seat is no longer the player's. */
  async unhide(gameId: string, seat: Seat, playerUUID: string): Promise<boolean> {
    const { affected } = await this.games.update(
      { gameId, [`player${seat}UUID`]: playerUUID },
      { [`player${seat}Hidden`]: false },
    );
    return affected === 1;
  }

  /** Only for games that no one else has joined, so there are no events to delete. */
  async remove(transaction: Transaction, gameId: string): Promise<void> {
    await transaction.getRepository(GameEntity).delete({ gameId });
  }
}
