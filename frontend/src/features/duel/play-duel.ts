import { applyDuel, isFinalRound, liveRound } from '@tessera/rules';
import { TEXTS } from '@tessera/contracts/texts';
import { MOVE_NOTICES } from '../../game-kit/turns/turn-texts';
import { duelActions, selectDuelBoard, type DuelThunk, selectDuel } from './duel.slice';
import { withPending, type DuelHand, type DuelMove } from './duel-board-state';
import { savePending, sendMoves, savedMoves, refreshDuel } from './send-moves';
import { isApiError } from '../../store/api/api-error';
import { duelApi } from './duel.api';

/** Puts a duel on this tab's board, with the moves that the server hasn't received yet. */
export const openDuel =
  (gameId: string): DuelThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectDuelBoard(getState(), gameId)) return dispatch(refreshDuel(gameId));
    const isWanted = () => {
      const duel = selectDuel(getState());
      return duel.phase === 'opening' && duel.gameId === gameId;
    };
    if (isWanted()) return;
    dispatch(duelActions.openingStarted(gameId));
    const ask = duelApi.endpoints.readDuel.initiate(gameId, { track: false });
    const { data: duel, error } = await dispatch(ask);
    if (!isWanted()) return;
    if (duel) {
      dispatch(duelActions.duelOpened({ duel, saved: savedMoves(gameId) }));
      await dispatch(sendMoves(gameId));
    } else {
      const message = isApiError(error) ? error.message : TEXTS.noGameData;
      dispatch(duelActions.openingFailed({ gameId, message }));
    }
  };

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
