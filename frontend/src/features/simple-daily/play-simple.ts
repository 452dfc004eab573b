import { TEXTS } from '@tessera/contracts/constants';
import type { SimpleDaily } from '@tessera/contracts';
import { isApiError, reasonOf } from '../../store/api/api-error';
import type { BodyOf } from '../../store/api/api';
import { toast } from '../../ui/toast/toast';
import { SIMPLE_TEXTS } from './simple-texts';
import { simpleDailyApi } from './simple-daily.api';
import { selectSimpleBoard, simpleActions, type SimpleThunk } from './simple-daily.slice';

type Action = BodyOf<'actInSimpleDaily'>;

/** Submits the hand: selects the player's own letter, if any, then places the letter on its cell. */
export const submitHand = (): SimpleThunk<Promise<void>> => async (dispatch, getState) => {
  const board = selectSimpleBoard(getState());
  if (!board || board.acting || board.isConnectionLost || board.stagedCell === null) return;
  const { game, draft, stagedCell } = board;
  const round = game.currentRound;
  dispatch(simpleActions.actingChanged(true));
  const isSelected =
    draft === null || (await dispatch(act(game, { action: 'SELECT_LETTER', letter: draft, round })));
  if (isSelected) await dispatch(act(game, { action: 'PLACE_LETTER', cellIndex: stagedCell, round }));
  dispatch(simpleActions.actingChanged(false));
};

/**
 * Sends an action. Resolves to true if the server accepted it; otherwise the letter stays in hand, and
 * Submit sends it again.
 */
const act =
  ({ gameId }: SimpleDaily, body: Action): SimpleThunk<Promise<boolean>> =>
  async (dispatch) => {
    const ask = simpleDailyApi.endpoints.actInSimpleDaily.initiate({ gameId, body }, { track: false });
    const { data: game, error } = await dispatch(ask);
    if (game) {
      dispatch(simpleActions.gameLearned(game));
      return true;
    }
    toast({
      title: body.action === 'SELECT_LETTER' ? SIMPLE_TEXTS.selectFailed : TEXTS.placeLetterFailed,
      description: reasonOf(error),
      tone: 'destructive',
    });
    if (isApiError(error) && error.status === 0) dispatch(simpleActions.connectionChanged('lost'));
    // Another tab or device may have continued the game.
    if (isApiError(error) && error.status === CONFLICT) await dispatch(refresh(gameId));
    return false;
  };

const CONFLICT = 409;

const refresh =
  (gameId: string): SimpleThunk<Promise<void>> =>
  async (dispatch) => {
    const read = simpleDailyApi.endpoints.readSimpleDaily.initiate(gameId, { track: false });
    const { data: game } = await dispatch(read);
    if (game) dispatch(simpleActions.gameLearned(game));
  };
