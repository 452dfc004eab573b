import type { DuelGameView } from '@tessera/contracts/duels';
import { PLAYER_SEAT, applyDuel, type DuelCommand, type LiveGame } from '@tessera/rules';
import { createPendingMoves } from '../../store/pending-moves';

/** A move with its round. */
export type DuelMove = DuelCommand & { round: number };

/** A duel on this tab's board. */
export interface DuelBoardState {
  phase: 'open';
  /** The last state received from the server. */
  duel: DuelGameView;
  /** The same in the form that the rules use, masked for the player. */
  known: LiveGame;
  /** The player's moves that are still being sent, shown as if they were accepted. */
  pending: readonly DuelMove[];
  /** The letter that is chosen but not submitted. */
  draft: string | null;
  /** The cell of the letter in hand, which can still be moved. */
  stagedCell: number | null;
  /** Why the last action was rejected, for the player to read. */
  notice: string | null;
  /** Counts the notices, so that a repeated one is announced again. */
  notices: number;
  /** The pending moves are being sent. */
  sending: boolean;
  /** There is no connection. The pending moves are saved and will be sent again. */
  held: boolean;
  /** The duel was completed while this tab had it open. */
  fresh: boolean;
}

/** The changes that an action makes to the hand. */
export type DuelHand = Partial<Pick<DuelBoardState, 'draft' | 'stagedCell'>>;

const gameFrom = (duel: DuelGameView): LiveGame => ({
  isJoined: true,
  version: duel.version,
  letters: duel.letters,
  cells: { 1: duel.player1Cells, 2: duel.player2Cells },
});

const applyMove = (game: LiveGame, move: DuelMove): LiveGame | null => {
  const outcome = applyDuel(game, move);
  return outcome.kind === 'accepted' ? outcome.duel : null;
};

const { withPending, stillPending, withKnown } = createPendingMoves(applyMove);
export { withPending };

/** A board with a duel and its moves saved in this browser. */
export function openBoard(duel: DuelGameView, saved: readonly DuelMove[]): DuelBoardState {
  const known = gameFrom(duel);
  return {
    phase: 'open',
    duel,
    known,
    pending: stillPending(known, saved),
    draft: null,
    stagedCell: null,
    notice: null,
    notices: 0,
    sending: false,
    held: false,
    fresh: false,
  };
}

/** Applies a new state from the server. Drops whatever no longer fits from the hand. */
export function applyServerState(board: DuelBoardState, duel: DuelGameView): DuelBoardState {
  if (duel.version < board.known.version) return { ...board, held: false };
  const next = withKnown(board, gameFrom(duel));
  const placed = withPending(next).cells[PLAYER_SEAT];
  return {
    ...next,
    duel,
    held: false,
    stagedCell: board.stagedCell !== null && placed.includes(board.stagedCell) ? null : board.stagedCell,
    fresh: board.fresh || (duel.status === 'completed' && board.duel.status !== 'completed'),
  };
}

/** Adds moves that are being sent, shown as if they were accepted. */
export const send = (board: DuelBoardState, moves: readonly DuelMove[]): DuelBoardState => ({
  ...board,
  pending: [...board.pending, ...moves],
  draft: null,
  stagedCell: null,
  notice: null,
});

/** Removes a move that the server has answered. The moves after it are still pending. */
export const removePending = (board: DuelBoardState, move: DuelMove): DuelBoardState => ({
  ...board,
  pending: board.pending.filter(({ kind, round }) => kind !== move.kind || round !== move.round),
});

/** After a rejected move: the letter returns to its previous cell and can be placed elsewhere. */
export function rollBack(board: DuelBoardState): DuelBoardState {
  const letter = board.pending.find((move) => move.kind === 'letter');
  const place = board.pending.find((move) => move.kind === 'place');
  return {
    ...board,
    pending: [],
    held: false,
    draft: letter?.letter ?? board.draft,
    stagedCell: place?.cellIndex ?? board.stagedCell,
  };
}

export const reject = (board: DuelBoardState, notice: string | null): DuelBoardState => ({
  ...board,
  notice,
  notices: board.notices + 1,
});
