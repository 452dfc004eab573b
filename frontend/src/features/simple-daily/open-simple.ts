import { TEXTS } from '@tessera/contracts/constants';
import type { DailyCompletedBody } from '@tessera/contracts';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { simpleDailyApi } from './simple-daily.api';
import { selectSimple, simpleActions, type SimpleThunk } from './simple-daily.slice';

/** Starts or resumes today's simple daily, or shows its result. */
export const openSimple = (): SimpleThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectSimple(getState()).phase === 'opening') return;
  dispatch(simpleActions.openingStarted());
  const isWanted = () => selectSimple(getState()).phase === 'opening';
  const create = simpleDailyApi.endpoints.createSimpleDaily.initiate(undefined, { track: false });
  const { data: game, error } = await dispatch(create);
  if (!isWanted()) return;
  if (game) dispatch(simpleActions.gameOpened(game));
  else {
    const completion = completionIn(error);
    if (completion) await dispatch(showPlayed(completion.gameId, reasonOf(error)));
    else dispatch(simpleActions.openingFailed(reasonOf(error, TEXTS.tryAgain)));
  }
};

const completionIn = (error: unknown): DailyCompletedBody['completion'] | null =>
  isApiError(error) ? ((error.body as Partial<DailyCompletedBody>).completion ?? null) : null;

/** Shows the grid of today's completed game, with the server's message about a second one. */
const showPlayed =
  (gameId: string, detail: string): SimpleThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const read = simpleDailyApi.endpoints.readSimpleDaily.initiate(gameId, { track: false });
    const { data: game = null } = await dispatch(read);
    if (selectSimple(getState()).phase === 'opening') {
      dispatch(simpleActions.alreadyPlayed({ game, detail }));
    }
  };
