import { Injectable } from '@nestjs/common';
import type { GridScore, LiveGame, Seat } from '@tessera/rules';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/pool.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Tracing } from '../../platform/tracing/tracing.js';
import { rowOfEvent, SERVER_INSTANCE, type EventOrigin } from '../events/game-event.rows.js';
import { columnsOf } from '../store/game.rows.js';
import type { StoredEvent } from '../events/live-events.js';

/** An accepted move that waits for its commit. */
export interface Move extends EventOrigin {
  gameId: string;
  /** The version on which the move was decided. */
  seen: number;
  live: LiveGame;
  /** Set only for the move that ends the game. */
  scores: Readonly<Record<Seat, GridScore>> | null;
  events: readonly StoredEvent[];
  at: Date;
}

/** The columns that a move sets; the last four only if it ends the game. */
const STATE = {
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
  lastActivityAt: 'timestamptz',
} as const;
const ENDING = {
  player1Score: 'int',
  player2Score: 'int',
  player1Words: 'jsonb',
  player2Words: 'jsonb',
} as const;
const MOVE = { gameId: 'text', seen: 'int', ...STATE, ...ENDING } as const;

const EVENT = {
  gameId: 'text',
  version: 'int',
  index: 'int',
  playerId: 'int',
  eventType: 'text',
  eventData: 'jsonb',
  roundNumber: 'int',
  correlationId: 'text',
} as const;

type RowOf<Columns> = Record<keyof Columns, unknown>;

const namesOf = (columns: object) => Object.keys(columns).map((name) => `"${name}"`);

/** Rows given as one array per column, in parameters numbered from `first`. */
const rowsOf = (columns: object, first: number): string =>
  `unnest(${Object.values(columns)
    .map((type, i) => `$${first + i}::${type}[]`)
    .join(', ')}) AS row (${namesOf(columns).join(', ')})`;

/**
 * A PostgreSQL array literal: the same as JSON except for the brackets, as long as no text has control
 * characters. The driver's own conversion takes a tenth of a move's time.
 */
const arrayOf = (values: readonly unknown[]): string => `{${JSON.stringify(values).slice(1, -1)}}`;

const arraysOf = <Columns extends object>(columns: Columns, rows: readonly RowOf<Columns>[]): string[] =>
  Object.keys(columns).map((name) => arrayOf(rows.map((row) => row[name as keyof Columns])));

const MOVES_FIRST = 2;
const EVENTS_FIRST = MOVES_FIRST + namesOf(MOVE).length;

/**
 * Updates the games that are still at the version on which their move was decided, and inserts only the
 * events of those. `ANY` is redundant, but makes the planner use the index, however many games there are.
 */
const COMMIT = {
  name: 'commit-moves',
  text: `
    WITH landed AS (
      UPDATE games SET
        ${namesOf(STATE)
          .map((name) => `${name} = row.${name}`)
          .join(', ')},
        ${namesOf(ENDING)
          .map((name) => `${name} = coalesce(row.${name}, games.${name})`)
          .join(', ')}
      FROM ${rowsOf(MOVE, MOVES_FIRST)}
      WHERE games."gameId" = row."gameId" AND games.version = row.seen AND games."gameId" = ANY ($${MOVES_FIRST})
      RETURNING games."gameId", games.status, games."lastActivityAt", games."createdAt"
    ), noted AS (
      INSERT INTO game_events
        (${namesOf(EVENT).join(', ')}, "serverInstance", timestamp)
      SELECT ${namesOf(EVENT).join(', ')}, $1, "lastActivityAt"
      FROM landed JOIN ${rowsOf(EVENT, EVENTS_FIRST)} USING ("gameId")
    ), measured AS (
      INSERT INTO game_metrics ("gameId", "metricType", "metricValue", timestamp)
      SELECT "gameId", 'duration_seconds', extract(epoch FROM "lastActivityAt" - "createdAt"), "lastActivityAt"
      FROM landed WHERE status = 'completed'
    )
    SELECT "gameId" FROM landed`,
};

const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

const rowOf = ({ gameId, seen, live, scores, at }: Move): RowOf<typeof MOVE> => ({
  gameId,
  seen,
  ...columnsOf(live),
  player1Score: scores?.[1].total ?? null,
  player2Score: scores?.[2].total ?? null,
  player1Words: jsonOf(scores?.[1].words),
  player2Words: jsonOf(scores?.[2].words),
  lastActivityAt: at,
});

const eventRowsOf = (move: Move): RowOf<typeof EVENT>[] =>
  move.events.map((event) => {
    const row = rowOfEvent(move.gameId, event, move);
    return { ...row, eventData: jsonOf(row.eventData) };
  });

/** The hot path: one statement on the driver's own pool. */
@Injectable()
export class MovesStore {
  private readonly pool: Pick<Pool, 'query'>;

  private readonly committed: { inc(count: number): void };
  private readonly commits: { observe(seconds: number): void };

  constructor(
    dataSource: DataSource,
    metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    this.pool = poolOf(dataSource);
    this.committed = metrics.counter({ name: 'moves_total', help: 'Moves committed by this process' });
    this.commits = metrics.durations({
      name: 'move_commit_seconds',
      help: 'Time taken to commit a batch of moves of different games',
    });
  }

  /** Commits moves of different games. Returns the games whose move was committed. */
  async commit(moves: readonly Move[]): Promise<Set<string>> {
    // Always in the same order, so that batches of two instances with the same games wait instead of
    // deadlocking.
    const ordered = moves.toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1));
    const values = [
      SERVER_INSTANCE,
      ...arraysOf(MOVE, ordered.map(rowOf)),
      ...arraysOf(EVENT, ordered.flatMap(eventRowsOf)),
    ];
    const startedAt = performance.now();
    const query = () => this.pool.query<{ gameId: string }>({ ...COMMIT, values });
    const { rows } = await this.tracing.span('commit moves', { moves: moves.length }, query);
    this.commits.observe((performance.now() - startedAt) / 1000);
    this.committed.inc(rows.length);
    return new Set(rows.map(({ gameId }) => gameId));
  }
}
