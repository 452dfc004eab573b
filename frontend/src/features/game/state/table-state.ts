import type { Envelope, LiveGameView } from '@tessera/contracts';
import { applyLive, type LiveCommand, type LiveGame, type Seat } from '@tessera/rules';
import type { Presence } from '../../../game-kit/turns/presence-mark';
import { gameFrom, receive, stillPending, withPending } from './live-state';

/** All of a game that is not in its moves. */
export type GameFacts = Pick<
  LiveGameView,
  | 'status'
  | 'createdAt'
  | 'player1Name'
  | 'player2Name'
  | 'player1Score'
  | 'player2Score'
  | 'player1Words'
  | 'player2Words'
>;

/** `offered`: the other player asked for one, and asking now gives that same game. */
export type RematchState = 'none' | 'offered' | 'asking';

/** A two-player game on this tab's table. */
export interface LiveTable {
  phase: 'open';
  gameId: string;
  seat: Seat;
  facts: GameFacts;
  /** What the server has told, masked for this player. */
  known: LiveGame;
  /** Own commands on their way, shown as if they were accepted. */
  pending: readonly LiveCommand[];
  /** The letter that is typed but not sent. */
  draft: string | null;
  /** The cell that holds the letter in hand: it may still be moved. */
  loose: number | null;
  /** Why the last step was rejected, in words for the player. */
  notice: string | null;
  opponent: Presence;
  rematch: RematchState;
  /** The server's state is not what this tab made of its messages: it has to be fetched. */
  stale: boolean;
  /** It was completed before this tab's eyes. */
  fresh: boolean;
}

export type TableState =
  | { phase: 'idle' }
  | { phase: 'opening'; gameId: string }
  | { phase: 'failed'; gameId: string; reason: 'missing' | 'removed' | 'full' | 'other'; message: string }
  | LiveTable;

/** What of the hand a step changes. */
export type Hand = Partial<Pick<LiveTable, 'loose' | 'draft' | 'notice'>>;

const factsOf = (view: LiveGameView): GameFacts => ({
  status: view.status,
  createdAt: view.createdAt,
  player1Name: view.player1Name,
  player2Name: view.player2Name,
  player1Score: view.player1Score,
  player2Score: view.player2Score,
  player1Words: view.player1Words,
  player2Words: view.player2Words,
});

/** The other player's presence as the game itself tells it. */
const presenceIn = (view: LiveGameView, seat: Seat): Presence =>
  (seat === 1 ? view.player2Status : view.player1Status) === 'Available' ? 'active' : 'away';

/** A table on which nothing lies but the game itself. */
export const liveTable = (
  game: Pick<LiveTable, 'gameId' | 'seat' | 'facts' | 'known' | 'opponent'>,
): LiveTable => ({
  phase: 'open',
  ...game,
  pending: [],
  draft: null,
  loose: null,
  notice: null,
  rematch: 'none',
  stale: false,
  fresh: false,
});

export const openTable = (view: LiveGameView, seat: Seat): LiveTable =>
  liveTable({
    gameId: view.gameId,
    seat,
    facts: factsOf(view),
    known: gameFrom(view),
    opponent: presenceIn(view, seat),
  });

/** The table with what the server knows now; what of the own hand no longer fits goes. */
function learn(table: LiveTable, known: LiveGame): LiveTable {
  const pending = stillPending(known, table.pending);
  const next = { ...table, known, pending, stale: false };
  // The player has placed this letter in another tab or on another device.
  const before = withPending(table.known, table.pending).cells[table.seat].length;
  if (withPending(known, pending).cells[table.seat].length > before) next.loose = null;
  if (known.letters.length > table.known.letters.length) next.draft = null;
  if (known.version > table.known.version) next.notice = null;
  return next;
}

/** A whole game from the server: newer or equal, it replaces what was known. */
export function sync(table: LiveTable, view: LiveGameView): LiveTable {
  if (view.version < table.known.version) return { ...table, stale: false };
  const completed = view.status === 'completed';
  return {
    ...learn(table, gameFrom(view)),
    facts: factsOf(view),
    opponent: presenceIn(view, table.seat),
    fresh: table.fresh || (completed && table.facts.status === 'active'),
  };
}

/** What a message says of the table; one of another game says nothing. */
export function hear(table: LiveTable, envelope: Envelope): LiveTable {
  const { type, game, gameId, status } = envelope;
  if (gameId !== undefined && gameId !== table.gameId) return table;
  if (game) return game.gameId === table.gameId ? sync(table, game) : table;
  switch (type) {
    case 'LETTER_SELECTED':
    case 'PLAYER_PLACED_LETTER':
    case 'ROUND_COMPLETE': {
      const reception = receive(table.known, envelope, table.seat);
      if (reception.kind === 'moved') return learn(table, reception.game);
      return reception.kind === 'gap' ? { ...table, stale: true } : table;
    }
    case 'PRESENCE_UPDATE':
    case 'STATUS_UPDATED':
      return status === undefined ? table : { ...table, opponent: status };
    case 'PLAYER_RETURNED':
      return { ...table, opponent: 'active' };
    case 'GAME_REMOVED':
      return { ...table, stale: true };
    case 'PLACEMENT_ERROR':
      return { ...table, pending: table.pending.filter(({ kind }) => kind !== 'place'), stale: true };
    case 'HEARTBEAT': {
      const version = envelope.versions?.[table.gameId] ?? 0;
      return version > table.known.version ? { ...table, stale: true } : table;
    }
    default:
      return table;
  }
}

/** The server has accepted an own command as that version of the game. */
export function confirm(table: LiveTable, command: LiveCommand, version: number): LiveTable {
  if (version <= table.known.version) return learn(table, table.known);
  const outcome = applyLive(table.known, command);
  if (outcome.kind !== 'accepted' || outcome.game.version !== version) return { ...table, stale: true };
  return { ...learn(table, outcome.game), stale: table.stale };
}

/** An own command is on its way, and shown as if it were accepted. */
export const send = (table: LiveTable, command: LiveCommand, hand: Hand): LiveTable => ({
  ...table,
  ...hand,
  notice: null,
  pending: [...table.pending, command],
});

const isSame = (a: LiveCommand, b: LiveCommand): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isPending = ({ pending }: LiveTable, command: LiveCommand): boolean =>
  pending.some((other) => isSame(other, command));

/**
 * One of our commands was rejected, and with it the ones after it: the letter returns to its previous square, and
 * the server's state is fetched.
 */
export function rollBack(table: LiveTable, command: LiveCommand, hand: Hand): LiveTable {
  const at = table.pending.findIndex((pending) => isSame(pending, command));
  return { ...table, ...hand, pending: at < 0 ? table.pending : table.pending.slice(0, at), stale: true };
}
