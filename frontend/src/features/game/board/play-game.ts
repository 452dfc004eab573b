import { applyLive, isFinalRound, liveRound, type LiveCommand } from '@tessera/rules';
import { isApiError, isPassing } from '../../../store/api/api-error';
import { toast } from '../../../ui/toast/toast';
import { MOVE_NOTICES } from '../../../game-kit/turns/turn-texts';
import { createListUpdates } from '../live/list-updates';
import { createGameConnection } from '../live/game-connection';
import { GAME_TEXTS } from '../game-texts';
import { gameActions, selectBoard, type GameThunk } from '../game.slice';
import { notifyPlaced, notifySubmitted } from '../live/live-notices';
import { withPending } from '../state/live-state';
import { isPending, type Hand, type LiveBoardState } from '../state/board-state';

interface MoveQueue {
  /** Sends a move after all earlier ones have been answered. */
  readonly add: <Answer>(send: () => Promise<Answer> | Answer) => Promise<Answer>;
}

/** A service: without a socket, two concurrent requests could arrive in either order. */
function createMoveQueue(): MoveQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add: (send) => {
      const sent = last.then(send);
      last = sent.catch(() => undefined);
      return sent;
    },
  };
}

type Move = Extract<LiveCommand, { kind: 'letter' | 'place' }>;

/** Delays before sending the same command again. */
const RETRIES_MS = [1000, 3000];

/** Tries up to three times. Repeating a command is safe. */
async function sendWithRetries<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of RETRIES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}

/** Sends a move after the pending ones. Resolves to null if it was rolled back together with one of them. */
const deliver =
  (gameId: string, move: Move): GameThunk<Promise<{ version: number } | null>> =>
  (_, getState, services) => {
    const live = services.get(createGameConnection);
    return services.get(createMoveQueue).add(() => {
      const board = selectBoard(getState());
      if (board?.gameId === gameId && !isPending(board, move)) return null;
      return sendWithRetries(() =>
        move.kind === 'letter'
          ? live.send('submit_letter', { gameId, letter: move.letter, round: move.round })
          : live.send('submit_placement', { gameId, cellIndex: move.cellIndex, round: move.round }),
      );
    });
  };

/** The hand after a move, and the hand to restore if it is rejected. */
interface Hands {
  after: Pick<LiveBoardState, 'stagedCell' | 'draft'>;
  before: Pick<LiveBoardState, 'stagedCell' | 'draft'>;
}

/** Makes a move: shows it at once, sends it, and takes it back if the server rejects it. */
const play =
  (board: LiveBoardState, move: Move, { after, before }: Hands): GameThunk<Promise<boolean>> =>
  async (dispatch, _, services) => {
    const live = services.get(createGameConnection);
    const outcome = applyLive(withPending(board), move);
    if (outcome.kind !== 'accepted') {
      const notice = outcome.kind === 'rejected' ? MOVE_NOTICES[outcome.rejection] : null;
      dispatch(gameActions.stepRejected(notice));
      return false;
    }
    dispatch(gameActions.commandSent({ command: move, hand: after }));
    try {
      const answer = await dispatch(deliver(board.gameId, move));
      if (!answer) return false;
      const { version } = answer;
      dispatch(gameActions.commandAccepted({ gameId: board.gameId, command: move, version }));
      services.get(createListUpdates).changed(board.gameId);
      live.pollAfter('move');
      live.resync();
      return true;
    } catch (error) {
      dispatch(gameActions.commandRejected({ gameId: board.gameId, command: move, hand: before }));
      live.resync();
      toast({ ...failureOf(move, error), tone: 'destructive' });
      return false;
    }
  };

const failureOf = ({ kind }: Move, error: unknown): { title: string; description: string } => {
  const isLetter = kind === 'letter';
  const told = isApiError(error) && !isPassing(error);
  return {
    title: isLetter ? GAME_TEXTS.submitLetterFailed : GAME_TEXTS.submitPlacementFailed,
    description: told ? error.message : isLetter ? GAME_TEXTS.letterRetry : GAME_TEXTS.placementRetry,
  };
};

/** Chooses the round's letter. If it is on a cell, it can still be moved. */
const chooseLetter =
  (letter: string): GameThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const board = selectBoard(getState());
    if (!board) return;
    const { seat, stagedCell, draft } = board;
    const round = liveRound(withPending(board));
    const move: Move = { kind: 'letter', seat, letter, round };
    const after = { stagedCell, draft: null };
    if (await dispatch(play(board, move, { after, before: { stagedCell, draft } }))) notifySubmitted();
  };

/** Submits the typed letter, together with its cell if it has one. */
export const submitDraft = (): GameThunk => (dispatch, getState) => {
  const board = selectBoard(getState());
  if (!board || board.draft === null) return;
  void dispatch(chooseLetter(board.draft));
  // The last letter is placed automatically.
  const round = liveRound(withPending(board));
  if (board.stagedCell !== null && !isFinalRound(round)) void dispatch(placeLetter());
};

/** Submits the staged letter. */
export const placeLetter = (): GameThunk<Promise<void>> => async (dispatch, getState) => {
  const board = selectBoard(getState());
  if (!board || board.stagedCell === null) return;
  const { seat, stagedCell } = board;
  const round = liveRound(withPending(board));
  const move: Move = { kind: 'place', seat, cellIndex: stagedCell, round };
  const hands = { after: { stagedCell: null, draft: null }, before: { stagedCell, draft: null } };
  if (await dispatch(play(board, move, hands))) notifyPlaced();
};

/** Changes the letter in hand or its cell, without sending anything yet. */
export const changeHand =
  (hand: Pick<Hand, 'draft' | 'stagedCell'>): GameThunk =>
  (dispatch) =>
    dispatch(gameActions.handChanged({ ...hand, notice: null }));

export const rejectStep =
  (notice: string): GameThunk =>
  (dispatch) =>
    dispatch(gameActions.stepRejected(notice));
