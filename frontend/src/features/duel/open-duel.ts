import { TEXTS } from '@tessera/contracts/constants';
import { isApiError } from '../../store/api/api-error';
import { duelApi } from './duel.api';
import { duelActions, selectDuel, selectDuelBoard, type DuelThunk } from './duel.slice';
import { savedMoves } from './saved-moves';
import { refreshDuel, sendMoves } from './send-moves';

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
