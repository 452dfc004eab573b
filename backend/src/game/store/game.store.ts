import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Seat } from '@tessera/rules';
import { customAlphabet } from 'nanoid';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';
import { recordAccounts } from '../account/accounts.sql.js';
import { GameEntity } from './game.entity.js';
import type { GameRecord, PlayerStatus } from './game.record.js';
import { recordOf, type GameRow } from './game.rows.js';

const newCode = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 5);

/** Names are read from the players; games don't store them. */
const SELECT = `
  SELECT games.*, one.name AS "player1Name", two.name AS "player2Name"
  FROM games LEFT JOIN players one ON one."playerUUID" = games."player1UUID"
    LEFT JOIN players two ON two."playerUUID" = games."player2UUID"`;

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

/** The games in the database, except for moves, which have a faster way (`moves.store.ts`). */
@Injectable()
export class GameStore {
  constructor(@InjectRepository(GameEntity) private readonly games: Repository<GameEntity>) {}

  async find(gameId: string): Promise<GameRecord | null> {
    return (await this.findAll([gameId]))[0] ?? null;
  }

  /** The game, locked until the transaction ends. */
  async lock(transaction: Transaction, gameId: string): Promise<GameRecord | null> {
    return this.readOne('"gameId" = $1 FOR UPDATE OF games', [gameId], transaction);
  }

  async findAll(gameIds: readonly string[]): Promise<GameRecord[]> {
    return gameIds.length === 0 ? [] : this.read('"gameId" = ANY ($1)', [gameIds]);
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

  /** The player's waiting and active games, newest first, without hidden ones. */
  async activeOf(playerUUID: string): Promise<GameRecord[]> {
    return this.read(
      `status <> 'completed' AND (
         ("player1UUID" = $1 AND NOT "player1Hidden") OR ("player2UUID" = $1 AND NOT "player2Hidden"))
       ORDER BY games."createdAt" DESC, "gameId"`,
      [playerUUID],
    );
  }

  async versionsOf(gameIds: readonly string[]): Promise<Map<string, number>> {
    const rows: Pick<GameEntity, 'gameId' | 'version'>[] = await this.games.query(
      'SELECT "gameId", version FROM games WHERE "gameId" = ANY ($1)',
      [gameIds],
    );
    return new Map(rows.map(({ gameId, version }) => [gameId, version]));
  }

  /** Inserts a game with a code that was never used before. */
  async insert(transaction: Transaction, game: NewGame, now: Date): Promise<GameRecord> {
    const gameId = await this.takeCode(transaction);
    await transaction
      .getRepository(GameEntity)
      .insert({ ...game, gameId, createdAt: now, lastActivityAt: now });
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

  /**
   * `since` is when the player's status changed, in milliseconds since 1970. A later change that is already
   * stored remains.
   */
  async setStatus(gameId: string, seat: Seat, status: PlayerStatus, since: number): Promise<void> {
    await this.games.query(
      `UPDATE games SET "player${seat}Status" = $2, "player${seat}Active" = $3, "player${seat}LastSeen" = since
       FROM to_timestamp($4::double precision) AS since
       WHERE "gameId" = $1 AND ("player${seat}LastSeen" IS NULL OR "player${seat}LastSeen" <= since)`,
      [gameId, status, status === 'Available', since / 1000],
    );
  }

  /** Only for games that no one else has joined, so there are no events to delete. */
  async remove(transaction: Transaction, gameId: string): Promise<void> {
    await transaction.getRepository(GameEntity).delete({ gameId });
  }

  /** Each connection reads its games. Plain SQL takes a tenth of the time of TypeORM's query builder. */
  private async read(
    condition: string,
    parameters: readonly unknown[],
    source: Pick<Transaction, 'query'> = this.games,
  ): Promise<GameRecord[]> {
    const rows: GameRow[] = await source.query(`${SELECT} WHERE ${condition}`, [...parameters]);
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
