import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';

export type Expiry = 'unjoined' | 'abandoned';
/** Why a game was removed. */
export type Removal = Expiry | 'merged';

export interface RemovedGame {
  gameId: string;
  version: number;
  player1UUID: string | null;
  player2UUID: string | null;
}

const STATUS = { unjoined: 'waiting', abandoned: 'active' } as const;

/** Abandoned games, and events that are no longer needed. */
@Injectable()
export class ExpiredGamesStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Removes games in which nothing has happened since then, and stores the reason with their codes. */
  async removeUnfinished(
    transaction: Transaction,
    removal: Expiry,
    since: Date,
    max: number,
  ): Promise<RemovedGame[]> {
    // A game in which a move is being made is locked, and so not abandoned.
    return transaction.query<RemovedGame[]>(
      `WITH old AS (
         SELECT "gameId" FROM games
         WHERE status <> 'completed' AND status = $1 AND "createdAt" < $2 AND "lastActivityAt" < $2
         ORDER BY "createdAt" LIMIT $3 FOR UPDATE SKIP LOCKED
       ), inserted AS (
         UPDATE game_codes SET removed = $4 FROM old WHERE code = old."gameId"
       ), forgotten AS (
         DELETE FROM game_events USING old WHERE game_events."gameId" = old."gameId"
       ), gone AS (
         DELETE FROM games USING old WHERE games."gameId" = old."gameId" RETURNING games.*
       )
       SELECT "gameId", version, "player1UUID", "player2UUID" FROM gone`,
      [STATUS[removal], since, max, removal],
    );
  }

  /** Removes the events of games that were completed before then. Returns the number of games. */
  async removeEvents(before: Date, max: number): Promise<number> {
    const [{ count } = { count: 0 }] = await this.dataSource.query<{ count: number }[]>(
      `WITH old AS (
         SELECT "gameId" FROM games
         WHERE status = 'completed' AND "hasEvents" AND "createdAt" < $1 AND "lastActivityAt" < $1
         ORDER BY "createdAt" LIMIT $2 FOR UPDATE SKIP LOCKED
       ), forgotten AS (
         DELETE FROM game_events USING old WHERE game_events."gameId" = old."gameId"
       ), inserted AS (
         UPDATE games SET "hasEvents" = false FROM old WHERE games."gameId" = old."gameId"
       )
       SELECT count(*)::int AS count FROM old`,
      [before, max],
    );
    return count;
  }

  /** Why the game with this code was removed; null if it exists or never did. */
  async removalOf(gameId: string): Promise<Removal | null> {
    const [row] = await this.dataSource.query<{ removed: Removal | null }[]>(
      'SELECT removed FROM game_codes WHERE code = $1',
      [gameId],
    );
    return row?.removed ?? null;
  }
}
