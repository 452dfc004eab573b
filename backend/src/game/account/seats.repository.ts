import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, type Repository } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';
import { GameEntity } from '../store/game.entity.js';
import type { GameRecord } from '../store/game.record.js';
import { accountOf, recordOf } from '../store/game.rows.js';

const idsOf = (rows: readonly { gameId: string }[]): string[] => rows.map(({ gameId }) => gameId);

/** Updates these games with the accounts to which their players now belong. */
export async function recordAccounts(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
  if (gameIds.length === 0) return;
  await transaction.query(`UPDATE games SET ${accountOf(1)}, ${accountOf(2)} WHERE "gameId" = ANY($1)`, [
    gameIds,
  ]);
}

/** Removes the accounts of these players from their games. */
export async function removeAccounts(
  transaction: Transaction,
  playerUUIDs: readonly string[],
): Promise<void> {
  for (const seat of [1, 2]) {
    await transaction.query(
      `UPDATE games SET "player${seat}UserId" = NULL, "player${seat}AccountId" = NULL
       WHERE "player${seat}UUID" = ANY($1)`,
      [playerUUIDs],
    );
  }
}

/** The seats of a player's games. */
@Injectable()
export class SeatsRepository {
  constructor(@InjectRepository(GameEntity) private readonly games: Repository<GameEntity>) {}

  async allOf(playerUUIDs: readonly string[], transaction?: Transaction): Promise<GameRecord[]> {
    const player = In([...playerUUIDs]);
    const games = transaction?.getRepository(GameEntity) ?? this.games;
    const where = [{ player1UUID: player }, { player2UUID: player }];
    return (await games.find({ where, order: { createdAt: 'ASC', gameId: 'ASC' } })).map(recordOf);
  }

  /** The IDs of a player's games that aren't completed. */
  async runningOf(playerUUID: string): Promise<string[]> {
    const running = { status: Not('completed' as const) };
    const where = [
      { ...running, player1UUID: playerUUID },
      { ...running, player2UUID: playerUUID },
    ];
    return idsOf(await this.games.find({ select: { gameId: true }, where }));
  }

  /** Locks all games of these players, in the same order in which moves are committed, and returns them. */
  async lockOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<GameRecord[]> {
    await transaction.query(
      `SELECT 1 FROM games WHERE "player1UUID" = ANY($1) OR "player2UUID" = ANY($1)
       ORDER BY "gameId" COLLATE "C" FOR NO KEY UPDATE`,
      [playerUUIDs],
    );
    return this.allOf(playerUUIDs, transaction);
  }

  /**
   * Removes unfinished games between these two players, with their events, and stores the reason with their
   * codes. Returns the IDs of the games.
   */
  async removeBetween(transaction: Transaction, one: string, other: string): Promise<string[]> {
    const rows = await transaction.query<{ gameId: string }[]>(
      `WITH gone AS (
         DELETE FROM games WHERE status <> 'completed'
           AND "player1UUID" = ANY($1) AND "player2UUID" = ANY($1) RETURNING "gameId"
       ), inserted AS (
         UPDATE game_codes SET removed = 'merged' FROM gone WHERE code = gone."gameId"
       ), forgotten AS (
         DELETE FROM game_events USING gone WHERE game_events."gameId" = gone."gameId"
       )
       SELECT "gameId" FROM gone`,
      [[one, other]],
    );
    return idsOf(rows);
  }

  /** Removes the games of these players that no one else has joined. */
  async removeWaiting(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query(
      `DELETE FROM games WHERE status = 'waiting' AND COALESCE("player1UUID", "player2UUID") = ANY($1)`,
      [playerUUIDs],
    );
  }

  /**
   * Transfers one player's seats to another, except in games between the two. Returns the IDs of the games.
   */
  async move(
    transaction: Transaction,
    { from, to, publicId }: { from: string; to: string; publicId: string },
  ): Promise<string[]> {
    const moved: string[] = [];
    for (const [seat, other] of [
      [1, 2],
      [2, 1],
    ]) {
      const [rows] = await transaction.query<[{ gameId: string }[], number]>(
        `UPDATE games SET "player${seat}UUID" = $2, "player${seat}PublicId" = $3
         WHERE "player${seat}UUID" = $1 AND "player${other}UUID" IS DISTINCT FROM $2 RETURNING "gameId"`,
        [from, to, publicId],
      );
      moved.push(...idsOf(rows));
    }
    // Clients make up request IDs, so both players may have used the same one. Then the account's own game
    // keeps it.
    await transaction.query(
      `UPDATE games SET "creatorUUID" = $2, "requestId" = CASE WHEN EXISTS (
           SELECT 1 FROM games AS own WHERE own."creatorUUID" = $2 AND own."requestId" = games."requestId"
         ) THEN NULL ELSE "requestId" END
       WHERE "creatorUUID" = $1`,
      [from, to],
    );
    return moved;
  }
}
