import type { Envelope, LiveGameView } from '@tessera/contracts/live';
import { applyLive, isOver, type LiveCommand, type LiveGame, type Seat } from '@tessera/rules';
import type { Presence } from '../../../game-kit/turns/opponent-side';
import { gameFrom, receive, withKnown, withPending } from './live-state';

/** Everything about a game except its moves. */
export type GameFacts = Pick<
  LiveGameView,
  | 'status'
  | 'createdAt'
  | 'player1UUID'
  | 'player2UUID'
  | 'player1Name'
  | 'player2Name'
  | 'player1Score'
  | 'player2Score'
  | 'lexicon'
  | 'player1Words'
  | 'player2Words'
>;

/** `offered`: the other player has requested one, and `accepting` it joins the same game. */
export type RematchState = 'none' | 'offered' | 'asking' | 'accepting';

/** A live game on this tab's board. */
export interface LiveBoardState {
  phase: 'open';
  gameId: string;
  seat: Seat;
  facts: GameFacts;
  /** The state received from the server, masked for this player. */
  known: LiveGame;
  /** The player's commands that are still being sent, shown as if they were accepted. */
  pending: readonly LiveCommand[];
  /** The letter that is typed but not sent. */
  draft: string | null;
  /** The cell of the letter in hand, which can still be moved. */
  stagedCell: number | null;
  /** Why the last action was rejected, for the player to read. */
  notice: string | null;
  /** Counts the notices, so that a repeated one is announced again. */
  notices: number;
  /** Null on a restored board, until the server has said whether they are there. */
  opponent: Presence | null;
  /** The player has been told that the opponent has gone. */
  gone: boolean;
  rematch: RematchState;
  /** The board may differ from the server's state, which has to be fetched. */
  stale: boolean;
  /** The game was completed while this tab had it open. */
  fresh: boolean;
}

export type GameBoardState =
  | { phase: 'idle' }
  | { phase: 'opening'; gameId: string }
  /** The player can take the free seat. `from` is the other player's name; null without one. */
  | { phase: 'invited'; gameId: string; from: string | null }
  | { phase: 'failed'; gameId: string; reason: 'missing' | 'removed' | 'full' | 'other'; message: string }
  | LiveBoardState;

/** The changes that an action makes to the hand. */
export type Hand = Partial<Pick<LiveBoardState, 'stagedCell' | 'draft' | 'notice'>>;

const factsOf = (view: LiveGameView): GameFacts => ({
  status: view.status,
  createdAt: view.createdAt,
  player1UUID: view.player1UUID,
  player2UUID: view.player2UUID,
  player1Name: view.player1Name,
  player2Name: view.player2Name,
  player1Score: view.player1Score,
  player2Score: view.player2Score,
  lexicon: view.lexicon,
  player1Words: view.player1Words,
  player2Words: view.player2Words,
});

/** The other player's presence according to the game itself. */
const presenceIn = (view: LiveGameView, seat: Seat): Presence =>
  (seat === 1 ? view.player2Status : view.player1Status) === 'Available' ? 'active' : 'away';

/** A board without pending moves or a letter in hand. */
export const createBoard = (
  game: Pick<LiveBoardState, 'gameId' | 'seat' | 'facts' | 'known' | 'opponent'>,
): LiveBoardState => ({
  phase: 'open',
  ...game,
  gone: false,
  pending: [],
  draft: null,
  stagedCell: null,
  notice: null,
  notices: 0,
  rematch: 'none',
  stale: false,
  fresh: false,
});

export const openBoard = (view: LiveGameView, seat: Seat): LiveBoardState =>
  createBoard({
    gameId: view.gameId,
    seat,
    facts: factsOf(view),
    known: gameFrom(view),
    opponent: presenceIn(view, seat),
  });

/** Applies a new state from the server. Drops whatever no longer fits from the hand. */
function applyServerState(board: LiveBoardState, known: LiveGame): LiveBoardState {
  const next = { ...withKnown(board, known), stale: false };
  // The player has placed this letter in another tab or on another device.
  const before = withPending(board).cells[board.seat].length;
  if (withPending(next).cells[board.seat].length > before) next.stagedCell = null;
  return next;
}

/** Applies a complete game from the server unless it is older than the known state. */
export function sync(board: LiveBoardState, view: LiveGameView): LiveBoardState {
  if (view.version < board.known.version) return { ...board, stale: false };
  const completed = view.status === 'completed';
  return {
    ...applyServerState(board, gameFrom(view)),
    facts: factsOf(view),
    opponent: presenceIn(view, board.seat),
    fresh: board.fresh || (completed && board.facts.status === 'active'),
  };
}

/** Whether a message says that the opponent has gone. A restored board doesn't know yet whether they were there. */
export const isDeparture = (
  { opponent, stale }: LiveBoardState,
  { status, reason }: Pick<Envelope, 'status' | 'reason'>,
): boolean => reason === 'left' || (status === 'away' && opponent === 'active' && !stale);

/** Applies a message to the board. Messages about other games have no effect. */
export function applyMessage(board: LiveBoardState, envelope: Envelope): LiveBoardState {
  const { type, game, gameId, status } = envelope;
  if (gameId !== undefined && gameId !== board.gameId) return board;
  if (game) return game.gameId === board.gameId ? sync(board, game) : board;
  switch (type) {
    case 'LETTER_SELECTED':
    case 'PLAYER_PLACED_LETTER':
    case 'ROUND_COMPLETE': {
      const reception = receive(board.known, envelope, board.seat);
      if (reception.kind === 'moved') return applyServerState(board, reception.game);
      return reception.kind === 'gap' ? { ...board, stale: true } : board;
    }
    case 'PRESENCE_UPDATE':
    case 'STATUS_UPDATED':
      return status === undefined
        ? board
        : {
            ...board,
            opponent: status,
            gone: status === 'away' && (board.gone || isDeparture(board, envelope)),
          };
    case 'PLAYER_RETURNED':
      return { ...board, opponent: 'active', gone: false };
    case 'GAME_REMOVED':
      return { ...board, stale: true };
    case 'PLACEMENT_ERROR':
      return { ...board, pending: board.pending.filter(({ kind }) => kind !== 'place'), stale: true };
    case 'HEARTBEAT': {
      const { versions } = envelope;
      if (!versions || isOver(board.facts.status)) return board;
      // A game that isn't listed may have been removed on another device.
      const isBehind = (versions[board.gameId] ?? Infinity) > board.known.version;
      return isBehind ? { ...board, stale: true } : board;
    }
    default:
      return board;
  }
}

/** The server has accepted one of the player's commands and reported the resulting version. */
export function confirm(board: LiveBoardState, command: LiveCommand, version: number): LiveBoardState {
  if (version <= board.known.version) return applyServerState(board, board.known);
  const outcome = applyLive(board.known, command);
  if (outcome.kind !== 'accepted' || outcome.game.version !== version) return { ...board, stale: true };
  return { ...applyServerState(board, outcome.game), stale: board.stale };
}

/** Adds a command that is being sent, shown as if it were accepted. */
export const send = (board: LiveBoardState, command: LiveCommand, hand: Hand): LiveBoardState => ({
  ...board,
  ...hand,
  notice: null,
  pending: [...board.pending, command],
});

const isSame = (a: LiveCommand, b: LiveCommand): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isPending = ({ pending }: LiveBoardState, command: LiveCommand): boolean =>
  pending.some((other) => isSame(other, command));

/**
 * One of the player's commands was rejected, and so are the ones after it: restores the previous hand and
 * marks the state for refetching.
 */
export function rollBack(board: LiveBoardState, command: LiveCommand, hand: Hand): LiveBoardState {
  const at = board.pending.findIndex((pending) => isSame(pending, command));
  return { ...board, ...hand, pending: at < 0 ? board.pending : board.pending.slice(0, at), stale: true };
}
