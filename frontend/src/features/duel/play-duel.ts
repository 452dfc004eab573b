import { applyDuel, isFinalRound, liveRound } from '@tessera/rules';
import { MOVE_NOTICES } from '../../game-kit/turns/turn-texts';
import { duelActions, selectDuelBoard, type DuelThunk } from './duel.slice';
import { withPending, type DuelHand, type DuelMove } from './duel-board-state';
import { savePending, sendMoves } from './send-moves';

/** Changes the letter in hand or its cell. */
export const changeHand =
  (hand: DuelHand): DuelThunk =>
  (dispatch) =>
    dispatch(duelActions.handChanged(hand));

export const rejectStep =
  (notice: string): DuelThunk =>
  (dispatch) =>
    dispatch(duelActions.stepRejected(notice));

/** Submits the hand: the player's own letter with its cell, or just the cell. Shown at once. */
export const submitHand =
  (gameId: string): DuelThunk =>
  (dispatch, getState) => {
    const board = selectDuelBoard(getState(), gameId);
    if (!board) return;
    const { draft, stagedCell } = board;
    let game = withPending(board);
    const round = liveRound(game);
    const moves: DuelMove[] = [];
    if (draft !== null) moves.push({ kind: 'letter', letter: draft, round });
    // The last letter is placed automatically.
    if (stagedCell !== null && !(draft !== null && isFinalRound(round))) {
      moves.push({ kind: 'place', cellIndex: stagedCell, round });
    }
    for (const move of moves) {
      const outcome = applyDuel(game, move);
      if (outcome.kind === 'accepted') game = outcome.duel;
      else {
        const notice = outcome.kind === 'rejected' ? MOVE_NOTICES[outcome.rejection] : null;
        dispatch(duelActions.stepRejected(notice));
        return;
      }
    }
    if (moves.length === 0) return;
    dispatch(duelActions.movesMade(moves));
    dispatch(savePending(gameId));
    void dispatch(sendMoves(gameId));
  };
