import { Injectable } from '@nestjs/common';
import type { Batcher } from '../../platform/database/batcher.js';
import { columnNames, jsonText, RowParameters } from '../../platform/database/row-parameters.js';
import type { Statement, Values } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Tracing } from '../../platform/tracing/tracing.js';
import { rowOfEvent, SERVER_INSTANCE } from '../events/game-event.entity.js';
import { columnsOf } from '../store/game.rows.js';
import type { MoveChain } from './move.js';

/** The columns that every move sets. */
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
/** The columns that are set only by the move that ends a game. */
const RESULT = {
  player1Score: 'int',
  player2Score: 'int',
  player1Words: 'jsonb',
  player2Words: 'jsonb',
} as const;
const GAME = { gameId: 'text', baseVersion: 'int', ...STATE } as const;
const GAMES = new RowParameters('game', GAME);
const ENDED_GAMES = new RowParameters('game', { ...GAME, ...RESULT });

const EVENT = {
  gameId: 'text',
  version: 'int',
  index: 'int',
  playerId: 'int',
  eventType: 'text',
  eventData: 'jsonb',
  roundNumber: 'int',
  correlationId: 'text',
  timestamp: 'timestamptz',
} as const;

const EVENTS = new RowParameters('event', EVENT);
const insertEvents = `
  INSERT INTO game_events (${columnNames(EVENT)}, "serverInstance")
  SELECT ${columnNames(EVENT)}, $serverInstance FROM updated JOIN ${EVENTS.table} USING ("gameId")`;

const assignments = (columns: object, valueOf: (name: string) => string): string =>
  Object.keys(columns)
    .map((name) => `"${name}" = ${valueOf(name)}`)
    .join(', ');
const newState = assignments(STATE, (name) => `row."${name}"`);

/**
 * Only games that are still at the version on which their first move was decided. `ANY` is redundant, but
 * makes the planner use the index, however many games there are.
 */
const unchanged = `games."gameId" = row."gameId" AND games.version = row."baseVersion" AND games."gameId" = ANY (${GAMES.all('gameId')})`;

/** Updates the games, and inserts only the events of those that were updated. */
const COMMIT: Statement = {
  name: 'commit-moves',
  text: `
    WITH updated AS (
      UPDATE games SET ${newState}
      FROM ${GAMES.table} WHERE ${unchanged}
      RETURNING games."gameId"
    ), inserted AS (${insertEvents})
    SELECT "gameId" FROM updated`,
};

/** The same for a batch in which a game ends. Most batches have none, and are spared its columns. */
const COMMIT_WITH_RESULTS: Statement = {
  name: 'commit-moves-with-results',
  text: `
    WITH updated AS (
      UPDATE games SET ${newState}, ${assignments(RESULT, (name) => `coalesce(row."${name}", games."${name}")`)}
      FROM ${ENDED_GAMES.table} WHERE ${unchanged}
      RETURNING games."gameId", games.status, games."lastActivityAt", games."createdAt"
    ), inserted AS (${insertEvents}), measured AS (
      INSERT INTO game_metrics ("gameId", "metricType", "metricValue", timestamp)
      SELECT "gameId", 'duration_seconds', extract(epoch FROM "lastActivityAt" - "createdAt"), "lastActivityAt"
      FROM updated WHERE status = 'completed'
    )
    SELECT "gameId" FROM updated`,
};

function gameRow({ baseVersion, gameId, game, moves }: MoveChain): Record<keyof typeof GAME, unknown> {
  return { gameId, baseVersion, ...columnsOf(game.live), lastActivityAt: moves.at(-1)?.at };
}

function endedGameRow(chain: MoveChain): Record<keyof (typeof GAME & typeof RESULT), unknown> {
  const { scores } = chain.game;
  return {
    ...gameRow(chain),
    player1Score: scores?.[1].total ?? null,
    player2Score: scores?.[2].total ?? null,
    player1Words: jsonText(scores?.[1].words),
    player2Words: jsonText(scores?.[2].words),
  };
}

function eventRows(chains: readonly MoveChain[]): Record<keyof typeof EVENT, unknown>[] {
  const rows: Record<keyof typeof EVENT, unknown>[] = [];
  for (const { gameId, moves } of chains) {
    for (const move of moves) {
      const timestamp = move.at.toISOString();
      for (const event of move.events) {
        const row = rowOfEvent(gameId, event, move);
        rows.push({ ...row, eventData: jsonText(row.eventData), timestamp });
      }
    }
  }
  return rows;
}

/** The statement that commits moves of different games, and returns the `gameId` of those that it updated. */
function commitStatement(chains: readonly MoveChain[]): { statement: Statement; values: Values } {
  const hasResults = chains.some(({ game }) => game.scores);
  const games = hasResults ? ENDED_GAMES.values(chains.map(endedGameRow)) : GAMES.values(chains.map(gameRow));
  return {
    statement: hasResults ? COMMIT_WITH_RESULTS : COMMIT,
    values: { serverInstance: SERVER_INSTANCE, ...games, ...EVENTS.values(eventRows(chains)) },
  };
}

/** Moves by game: bit `n` stands for the move that made version `n`. */
export type MovesOfGames = ReadonlyMap<string, bigint>;

/** A game whose stored moves aren't all that were acknowledged. */
export interface IncompleteGame {
  readonly gameId: string;
  readonly missing: number;
}

/** The number of games per statement. */
const AT_ONCE = 1000;

const ACKNOWLEDGED = new RowParameters('acknowledged', { gameId: 'text', moves: 'bigint' });

/**
 * A move is stored if its events are, and if its game has got as far. Games that were removed on purpose have
 * none.
 */
const FIND_INCOMPLETE = {
  name: 'find-incomplete-games',
  text: `
    WITH requested AS (SELECT * FROM ${ACKNOWLEDGED.table}),
    stored AS (
      SELECT "gameId", bit_or(1::bigint << game_events.version) AS moves
      FROM requested JOIN games USING ("gameId") JOIN game_events USING ("gameId")
      WHERE game_events.version BETWEEN 0 AND least(games.version, 62)
      GROUP BY "gameId"
    ), compared AS (
      SELECT "gameId", bit_count((requested.moves & ~coalesce(stored.moves, 0))::bit(64))::int AS missing
      FROM requested LEFT JOIN stored USING ("gameId") LEFT JOIN game_codes ON code = "gameId"
      WHERE game_codes.removed IS NULL
    )
    SELECT "gameId", missing FROM compared WHERE missing > 0`,
};

const countMoves = (chains: readonly MoveChain[]): number =>
  chains.reduce((count, { moves }) => count + moves.length, 0);

/** The hot path of a live game: moves that are waiting at the same time share a commit. */
@Injectable()
export class MovesRepository {
  private readonly batcher: Batcher<MoveChain, boolean>;
  private readonly committed: { inc(count: number): void };
  private readonly commits: { observe(seconds: number): void };

  constructor(
    private readonly statements: Statements,
    metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    this.batcher = statements.batcher(
      (chains) => this.commitAll(chains),
      ({ gameId }) => gameId,
    );
    this.committed = metrics.counter({ name: 'moves_total', help: 'Moves committed by this process' });
    this.commits = metrics.durations({
      name: 'move_commit_seconds',
      help: 'Time taken to commit a batch of moves',
    });
  }

  /** Resolves with true once the moves are durable, or with false if the game has changed in the meantime. */
  commit(chain: MoveChain): Promise<boolean> {
    return this.batcher.add(chain);
  }

  /** Those of the games of which moves are missing. */
  async incomplete(acknowledged: MovesOfGames): Promise<IncompleteGame[]> {
    const games = [...acknowledged];
    const found: IncompleteGame[] = [];
    for (let from = 0; from < games.length; from += AT_ONCE) {
      const some = games
        .slice(from, from + AT_ONCE)
        .map(([gameId, moves]) => ({ gameId, moves: String(moves) }));
      found.push(...(await this.statements.rows<IncompleteGame>(FIND_INCOMPLETE, ACKNOWLEDGED.values(some))));
    }
    return found;
  }

  private async commitAll(chains: readonly MoveChain[]): Promise<boolean[]> {
    for (const chain of chains) chain.seal();
    const { statement, values } = commitStatement(chains);
    const startedAt = performance.now();
    const rows = await this.tracing.span('commit moves', { moves: countMoves(chains) }, () =>
      this.statements.rows<{ gameId: string }>(statement, values),
    );
    this.commits.observe((performance.now() - startedAt) / 1000);
    const updated = new Set(rows.map(({ gameId }) => gameId));
    this.committed.inc(countMoves(chains.filter(({ gameId }) => updated.has(gameId))));
    return chains.map(({ gameId }) => updated.has(gameId));
  }
}
