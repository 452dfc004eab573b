import { Injectable } from '@nestjs/common';
import type { GridScore, LiveGame, Seat } from '@tessera/rules';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { columnsOf } from './game.rows.js';
import { SERVER_INSTANCE } from './game.store.js';
import type { StoredEvent } from './live-events.js';

/** An accepted move that waits for its commit. */
export interface Move {
  gameId: string;
  /** The version that the rules saw. */
  seen: number;
  live: LiveGame;
  /** Of the move that ends the game. */
  scores: Readonly<Record<Seat, GridScore>> | null;
  seat: Seat;
  events: readonly StoredEvent[];
  correlationId: string;
  at: Date;
}

const COLUMNS = {
  status: 'text',
  version: 'int',
  letters: 'text',
  currentRound: 'int',
  currentLetter: 'text',
  currentTurn: 'int',
  player1Cells: 'text',
  player2Cells: 'text',
  player1Grid: 'text',
  player2Grid: 'text',
  player1Submitted: 'boolean',
  player2Submitted: 'boolean',
  player1Score: 'int',
  player2Score: 'int',
  player1Words: 'jsonb',
  player2Words: 'jsonb',
  lastActivityAt: 'timestamptz',
} as const;

const names = Object.keys(COLUMNS);
const typed = Object.entries(COLUMNS).map(([name, type]) => `"${name}" ${type}`);

/** Games move on where they are still as the rules saw them; only what landed gets its events. */
const COMMIT = {
  name: 'commit-moves',
  text: `
    WITH move AS (
      SELECT * FROM json_to_recordset($1) AS move ("gameId" text, seen int, ${typed.join(', ')})
    ), landed AS (
      UPDATE games SET ${names.map((name) => `"${name}" = move."${name}"`).join(', ')}
      FROM move WHERE games."gameId" = move."gameId" AND games.version = move.seen
      RETURNING games."gameId", games.status, games."lastActivityAt", games."createdAt"
    ), noted AS (
      INSERT INTO game_events
        ("gameId", version, index, "playerId", "eventType", "eventData", "roundNumber", "serverInstance", "correlationId", timestamp)
      SELECT "gameId", version, index, "playerId", "eventType", "eventData", "roundNumber", $3, "correlationId", "lastActivityAt"
      FROM landed JOIN json_to_recordset($2) AS event ("gameId" text, version int, index int, "playerId" int,
        "eventType" text, "eventData" jsonb, "roundNumber" int, "correlationId" text) USING ("gameId")
    ), measured AS (
      INSERT INTO game_metrics ("gameId", "metricType", "metricValue", timestamp)
      SELECT "gameId", 'duration_seconds', extract(epoch FROM "lastActivityAt" - "createdAt"), "lastActivityAt"
      FROM landed WHERE status = 'completed'
    )
    SELECT "gameId" FROM landed`,
};

const rowOf = ({ gameId, seen, live, scores, at }: Move) => ({
  gameId,
  seen,
  ...columnsOf(live),
  player1Score: scores?.[1].total ?? 0,
  player2Score: scores?.[2].total ?? 0,
  player1Words: scores?.[1].words ?? [],
  player2Words: scores?.[2].words ?? [],
  lastActivityAt: at,
});

const eventRowsOf = ({ gameId, events, seat, correlationId }: Move) =>
  events.map(({ type, version, index, change }) => ({
    gameId,
    version,
    index,
    playerId: seat,
    eventType: type,
    eventData: change,
    roundNumber: change.round,
    correlationId,
  }));

/** The hot path: one statement on the driver's own pool. */
@Injectable()
export class MovesStore {
  private readonly pool: Pick<Pool, 'query'>;

  constructor(dataSource: DataSource) {
    // TypeORM leaves its driver's pool untyped.
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
  }

  /** Commits moves of different games; answers the games whose move landed. */
  async commit(moves: readonly Move[]): Promise<Set<string>> {
    // In one order everywhere: batches of two instances that share games then wait, and do not deadlock.
    const ordered = moves.toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1));
    const values = [
      JSON.stringify(ordered.map(rowOf)),
      JSON.stringify(ordered.flatMap(eventRowsOf)),
      SERVER_INSTANCE,
    ];
    const { rows } = await this.pool.query<{ gameId: string }>({ ...COMMIT, values });
    return new Set(rows.map(({ gameId }) => gameId));
  }
}
