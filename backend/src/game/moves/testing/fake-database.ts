import { applyLive, NEW_LIVE_GAME, type LiveGame, type Seat } from '@tessera/rules';
import type { Values } from '../../../platform/database/statement.js';
import { storedEvents } from '../../store/live-events.js';
import type { GameRecord } from '../../store/game.record.js';
import { columnsOf, recordOf, type GameRow } from '../../store/game.rows.js';
import type { PlayMoveCommand } from '../move.js';

export const GAMES = ['AAAAA', 'BBBBB'] as const;
export const NEW_GAME: LiveGame = { ...NEW_LIVE_GAME, isJoined: true, version: 1 };
export const PLAYERS = { 1: 'ann', 2: 'ben' } as const;

/** A row of `game_events`, with its data as JSON. */
export interface EventRow {
  gameId: string;
  version: number;
  index: number;
  playerId: number | null;
  eventType: string;
  roundNumber: number;
  eventData: string;
}

/** How a statement ends. If the connection is lost, it may have been committed or not. */
export type Ending = 'committed' | 'lost before' | 'lost after' | 'failed';

/** The events of a game, in order. */
export const eventsOf = (events: readonly EventRow[], gameId: string): EventRow[] =>
  events
    .filter((event) => event.gameId === gameId)
    .toSorted((a, b) => a.version - b.version || a.index - b.index);

/** Understands the statements that commit moves, and runs them when the test says so. */
export class FakeDatabase {
  readonly rows = new Map<string, GameRow>();
  readonly events: EventRow[] = [];
  readonly running: ((ending: Ending) => void)[] = [];

  constructor() {
    for (const gameId of GAMES) {
      const seats = {
        player1UUID: PLAYERS[1],
        player1PublicId: '1',
        player2UUID: PLAYERS[2],
        player2PublicId: '2',
      };
      this.rows.set(gameId, {
        gameId,
        ...seats,
        ...columnsOf(NEW_GAME),
        lexicon: '2026.12',
        createdAt: new Date(0),
        letGoAt: null,
      } as Partial<GameRow> as GameRow);
    }
  }

  find(gameId: string): GameRecord {
    return recordOf(this.rows.get(gameId) as GameRow);
  }

  eventsLike(gameId: string, { type, seat, round }: { type: string; seat: Seat; round: number }): EventRow[] {
    const isLike = (row: EventRow) =>
      row.eventType === type && row.playerId === seat && row.roundNumber === round;
    return eventsOf(this.events, gameId).filter(isLike);
  }

  commit(values: Values): Promise<{ gameId: string }[]> {
    const [games, events] = [rowsOf(values, 'game_'), rowsOf(values, 'event_')];
    return new Promise((resolve, reject) => {
      this.running.push((ending) => {
        if (ending === 'failed') return reject(Object.assign(new Error(), { code: '23514' }));
        const updated = ending === 'lost before' ? [] : this.apply(games, events as unknown as EventRow[]);
        if (ending === 'committed') resolve(updated);
        else reject(Object.assign(new Error(), { code: 'ECONNRESET' }));
      });
    });
  }

  /** A move that another instance commits, if it is accepted. */
  playElsewhere({ gameId, playerUUID, move }: PlayMoveCommand): void {
    const seat = playerUUID === PLAYERS[1] ? 1 : 2;
    const outcome = applyLive(this.find(gameId).live, { ...move, seat });
    if (outcome.kind !== 'accepted') return;
    this.rows.set(gameId, { ...this.rows.get(gameId), ...columnsOf(outcome.game) } as GameRow);
    for (const { type, version, index, change } of storedEvents(outcome.events, outcome.game)) {
      const row = { gameId, version, index, playerId: seat, eventType: type, roundNumber: change.round };
      this.events.push({ ...row, eventData: JSON.stringify(change) });
    }
  }

  private apply(
    games: readonly Record<string, unknown>[],
    events: readonly EventRow[],
  ): { gameId: string }[] {
    const updated = games.filter(
      ({ gameId, baseVersion }) => this.rows.get(gameId as string)?.version === baseVersion,
    );
    for (const game of updated)
      this.rows.set(game.gameId as string, { ...this.rows.get(game.gameId as string), ...game } as GameRow);
    this.events.push(...events.filter(({ gameId }) => updated.some((game) => game.gameId === gameId)));
    return updated as { gameId: string }[];
  }
}

/** The rows whose columns are parameters with this prefix. */
function rowsOf(values: Values, prefix: string): Record<string, unknown>[] {
  const columns = Object.entries(values)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, array]) => [name.slice(prefix.length), arrayOf(array)] as const);
  return columns[0]?.[1].map((_, i) => Object.fromEntries(columns.map(([name, of]) => [name, of[i]]))) ?? [];
}

const arrayOf = (literal: unknown): unknown[] => JSON.parse(`[${String(literal).slice(1, -1)}]`) as unknown[];
