import type { DuelGame } from '@tessera/contracts';
import { PLAYER_SEAT, applyDuel, type DuelCommand, type LiveGame } from '@tessera/rules';

/** A move that names its round. */
export type DuelMove = DuelCommand & { round: number };

/** A duel on this tab's board. */
export interface DuelBoardState {
  phase: 'open';
  /** As the server told it last. */
  duel: DuelGame;
  /** The same as the rules know it, masked for the player. */
  known: LiveGame;
  /** Own moves on their way, shown as if they were accepted. */
  pending: readonly DuelMove[];
  /** The letter that is chosen but not submitted. */
  draft: string | null;
  /** The cell that holds the letter in hand: it may still be moved. */
  stagedCell: number | null;
  /** Why the last step was rejected, in words for the player. */
  notice: string | null;
  /** How many there were, so that the same one again is said again. */
  notices: number;
  /** The pending moves are being sent. */
  sending: boolean;
  /** There is no connection: the pending moves are kept, and sent again. */
  held: boolean;
  /** It was completed before this tab's eyes. */
  fresh: boolean;
}

/** What of the hand a step changes. */
export type DuelHand = Partial<Pick<DuelBoardState, 'draft' | 'stagedCell'>>;

const gameFrom = (duel: DuelGame): LiveGame => ({
  isJoined: true,
  version: duel.version,
  letters: duel.letters,
  cells: { 1: duel.player1Cells, 2: duel.player2Cells },
});

/** The duel with own moves that the server has not confirmed yet; what it would reject is left out. */
export const withPending = ({ known, pending }: Pick<DuelBoardState, 'known' | 'pending'>): LiveGame =>
  pending.reduce((game, move) => {
    const outcome = applyDuel(game, move);
    return outcome.kind === 'accepted' ? outcome.duel : game;
  }, known);

/** Those moves that the server's state does not contain yet and that still can be made. */
function stillPending(known: LiveGame, pending: readonly DuelMove[]): readonly DuelMove[] {
  let game = known;
  return pending.filter((move) => {
    const outcome = applyDuel(game, move);
    if (outcome.kind === 'accepted') game = outcome.duel;
    return outcome.kind === 'accepted';
  });
}

/** A board with a duel on it, and the moves of it that this browser had kept. */
export function openBoard(duel: DuelGame, saved: readonly DuelMove[]): DuelBoardState {
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

/** The board with what the server knows now; what of the own hand no longer fits goes. */
export function applyServerState(board: DuelBoardState, duel: DuelGame): DuelBoardState {
  if (duel.version < board.known.version) return { ...board, held: false };
  const known = gameFrom(duel);
  const pending = stillPending(known, board.pending);
  const placed = withPending({ known, pending }).cells[PLAYER_SEAT];
  return {
    ...board,
    duel,
    known,
    pending,
    held: false,
    draft: known.letters.length > board.known.letters.length ? null : board.draft,
    stagedCell: board.stagedCell !== null && placed.includes(board.stagedCell) ? null : board.stagedCell,
    notice: known.version > board.known.version ? null : board.notice,
    fresh: board.fresh || (duel.status === 'completed' && board.duel.status !== 'completed'),
  };
}

/** Own moves are on their way, and shown as if they were accepted. */
export const send = (board: DuelBoardState, moves: readonly DuelMove[]): DuelBoardState => ({
  ...board,
  pending: [...board.pending, ...moves],
  draft: null,
  stagedCell: null,
  notice: null,
});

/** The server has answered a move: what comes after it is still pending. */
export const removePending = (board: DuelBoardState, move: DuelMove): DuelBoardState => ({
  ...board,
  pending: board.pending.filter(({ kind, round }) => kind !== move.kind || round !== move.round),
});

/** The server rejected a move: the letter lies again where it lay before, and may be laid elsewhere. */
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
