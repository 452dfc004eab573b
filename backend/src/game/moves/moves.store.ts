import { Injectable } from '@nestjs/common';
import type { GridScore, LiveGame, Seat } from '@tessera/rules';
import type { Batcher } from '../../platform/database/batcher.js';
import { columnArrays, columnNames, jsonText, rowsFrom } from '../../platform/database/row-parameters.js';
import { Statements } from '../../platform/database/statements.js';
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

const MOVES_FIRST = 2;
const EVENTS_FIRST = MOVES_FIRST + Object.keys(MOVE).length;

/**
 * Updates the games that are still at the version on which their move was decided, and inserts only the
 * events of those. `ANY` is redundant, but makes the planner use the index, however many games there are.
 */
const COMMIT = {
  name: 'commit-moves',
  text: `
    WITH landed AS (
      UPDATE games SET
        ${Object.keys(STATE)
          .map((name) => `"${name}" = row."${name}"`)
          .join(', ')},
        ${Object.keys(ENDING)
          .map((name) => `"${name}" = coalesce(row."${name}", games."${name}")`)
          .join(', ')}
      FROM ${rowsFrom(MOVE, MOVES_FIRST)}
      WHERE games."gameId" = row."gameId" AND games.version = row.seen AND games."gameId" = ANY ($${MOVES_FIRST})
      RETURNING games."gameId", games.status, games."lastActivityAt", games."createdAt"
    ), noted AS (
      INSERT INTO game_events
        (${columnNames(EVENT)}, "serverInstance", timestamp)
      SELECT ${columnNames(EVENT)}, $1, "lastActivityAt"
      FROM landed JOIN ${rowsFrom(EVENT, EVENTS_FIRST)} USING ("gameId")
    ), measured AS (
      INSERT INTO game_metrics ("gameId", "metricType", "metricValue", timestamp)
      SELECT "gameId", 'duration_seconds', extract(epoch FROM "lastActivityAt" - "createdAt"), "lastActivityAt"
      FROM landed WHERE status = 'completed'
    )
    SELECT "gameId" FROM landed`,
};

const rowOf = ({ gameId, seen, live, scores, at }: Move): Record<keyof typeof MOVE, unknown> => ({
  gameId,
  seen,
  ...columnsOf(live),
  player1Score: scores?.[1].total ?? null,
  player2Score: scores?.[2].total ?? null,
  player1Words: jsonText(scores?.[1].words),
  player2Words: jsonText(scores?.[2].words),
  lastActivityAt: at,
});

const eventRowsOf = (move: Move): Record<keyof typeof EVENT, unknown>[] =>
  move.events.map((event) => {
    const row = rowOfEvent(move.gameId, event, move);
    return { ...row, eventData: jsonText(row.eventData) };
  });

/** The hot path of a live game: moves of different games that are waiting at the same time share a commit. */
@Injectable()
export class MovesStore {
  private readonly batcher: Batcher<Move, boolean>;
  private readonly committed: { inc(count: number): void };
  private readonly commits: { observe(seconds: number): void };

  constructor(
    private readonly statements: Statements,
    metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    this.batcher = statements.batcher(
      (moves) => this.commitAll(moves),
      ({ gameId }) => gameId,
    );
    this.committed = metrics.counter({ name: 'moves_total', help: 'Moves committed by this process' });
    this.commits = metrics.durations({
      name: 'move_commit_seconds',
      help: 'Time taken to commit a batch of moves of different games',
    });
  }

  /** Resolves with true once the move is durable, or with false if the game has changed in the meantime. */
  commit(move: Move): Promise<boolean> {
    return this.batcher.add(move);
  }

  private async commitAll(moves: readonly Move[]): Promise<boolean[]> {
    // Always in the same order, so that batches of two instances with the same games wait instead of
    // deadlocking.
    const ordered = moves.toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1));
    const values = [
      SERVER_INSTANCE,
      ...columnArrays(MOVE, ordered.map(rowOf)),
      ...columnArrays(EVENT, ordered.flatMap(eventRowsOf)),
    ];
    const startedAt = performance.now();
    const rows = await this.tracing.span('commit moves', { moves: moves.length }, () =>
      this.statements.rows<{ gameId: string }>(COMMIT, values),
    );
    this.commits.observe((performance.now() - startedAt) / 1000);
    this.committed.inc(rows.length);
    const landed = new Set(rows.map(({ gameId }) => gameId));
    return moves.map(({ gameId }) => landed.has(gameId));
  }
}
