import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Seat } from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';
import { recordAccounts } from './accounts.sql.js';
import { newCode } from './game-code.js';
import { GameEntity } from './game.entity.js';
import { NAMED_GAMES } from './game-reads.store.js';
import type { GameRecord } from './game.record.js';
import { recordOf, type GameRow } from './game.rows.js';

type NewGame = Partial<
  Pick<
    GameEntity,
    | 'status'
    | 'version'
    | 'player1UUID'
    | 'player2UUID'
    | 'player1PublicId'
    | 'player2PublicId'
    | 'player1Connected'
    | 'player2Connected'
    | 'creatorUUID'
    | 'requestId'
    | 'predecessorId'
  >
>;

/** Changes of games within transactions. What happens often has faster ways. */
@Injectable()
export class GameStore {
  constructor(@InjectRepository(GameEntity) private readonly games: Repository<GameEntity>) {}

  /** The game, locked until the transaction ends. */
  async lock(transaction: Transaction, gameId: string): Promise<GameRecord | null> {
    return this.readOne('"gameId" = $1 FOR UPDATE OF games', [gameId], transaction);
  }

  async findByRequest(
    transaction: Transaction,
    creatorUUID: string,
    requestId: string,
  ): Promise<GameRecord | null> {
    return this.readOne('"creatorUUID" = $1 AND "requestId" = $2', [creatorUUID, requestId], transaction);
  }

  async findSuccessor(transaction: Transaction, predecessorId: string): Promise<GameRecord | null> {
    return this.readOne('"predecessorId" = $1', [predecessorId], transaction);
  }

  /** Inserts a game with a code that was never used before. */
  async insert(transaction: Transaction, game: NewGame, now: Date): Promise<GameRecord> {
    const gameId = await this.takeCode(transaction);
    await transaction
      .getRepository(GameEntity)
      .insert({ ...game, gameId, lexicon: LEXICON.version, createdAt: now, lastActivityAt: now });
    await recordAccounts(transaction, [gameId]);
    const [inserted] = await this.read('"gameId" = $1', [gameId], transaction);
    if (!inserted) throw new Error('The created game is missing');
    return inserted;
  }

  async seat(
    transaction: Transaction,
    gameId: string,
    seat: Seat,
    player: { playerUUID: string; publicId: string; isConnected: boolean },
  ): Promise<void> {
    await transaction.getRepository(GameEntity).update(
      { gameId },
      {
        [`player${seat}UUID`]: player.playerUUID,
        [`player${seat}PublicId`]: player.publicId,
        [`player${seat}Connected`]: player.isConnected,
      },
    );
    await recordAccounts(transaction, [gameId]);
  }

  /** Begins the game after both players have joined. */
  async begin(transaction: Transaction, gameId: string, version: number, now: Date): Promise<void> {
    await transaction
      .getRepository(GameEntity)
      .update({ gameId }, { status: 'active', version, lastActivityAt: now });
  }

  async setHidden(gameId: string, seat: Seat, isHidden: boolean, transaction?: Transaction): Promise<void> {
    const games = transaction?.getRepository(GameEntity) ?? this.games;
    await games.update({ gameId }, { [`player${seat}Hidden`]: isHidden });
  }

  /** Only for games that no one else has joined, so there are no events to delete. */
  async remove(transaction: Transaction, gameId: string): Promise<void> {
    await transaction.getRepository(GameEntity).delete({ gameId });
  }

  private async read(
    condition: string,
    parameters: readonly unknown[],
    transaction: Transaction,
  ): Promise<GameRecord[]> {
    const rows: GameRow[] = await transaction.query(`${NAMED_GAMES} WHERE ${condition}`, [...parameters]);
    return rows.map(recordOf);
  }

  private async readOne(
    condition: string,
    parameters: readonly unknown[],
    transaction: Transaction,
  ): Promise<GameRecord | null> {
    return (await this.read(condition, parameters, transaction))[0] ?? null;
  }

  private async takeCode(transaction: Transaction): Promise<string> {
    for (;;) {
      const code = newCode();
      const taken: unknown[] = await transaction.query(
        'INSERT INTO game_codes (code) VALUES ($1) ON CONFLICT DO NOTHING RETURNING code',
        [code],
      );
      if (taken.length > 0) return code;
    }
  }
}
