import type { SimpleDaily, DailyCompletedBody } from '@tessera/contracts/daily';
import { TEXTS } from '@tessera/contracts/texts';
import type { PlainDate } from '@tessera/rules';
import { isApiError, isGameGone, reasonOf } from '../../store/api/api-error';
import type { BodyOf } from '../../store/api/api';
import { showFailure } from '../../ui/toast/toast';
import { simpleDailyApi } from './simple-daily.api';
import {
  isOfAnotherDay,
  selectSimpleBoard,
  simpleActions,
  type SimpleThunk,
  selectSimple,
} from './simple-daily.slice';

/** Texts of the simple daily. */
export const SIMPLE_TEXTS = {
  title: TEXTS.simpleDaily,
  about:
    'You get a blind letter in odd rounds and choose your own in even rounds. After sixteen, the grid is full.',
  selectFailed: 'Failed to submit letter',
  connectionLost: `${TEXTS.reconnect}. Your letter stays in place.`,
} as const;

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

/** Replaces yesterday's result when a new day begins while it is shown, but no game that ends after midnight. */
export const startNewDay =
  (today: PlainDate): SimpleThunk =>
  (dispatch, getState) => {
    if (isOfAnotherDay(selectSimple(getState()), today)) void dispatch(openSimple());
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
    showFailure(
      body.action === 'SELECT_LETTER' ? SIMPLE_TEXTS.selectFailed : TEXTS.placeLetterFailed,
      reasonOf(error),
    );
    if (isApiError(error) && error.status === 0) dispatch(simpleActions.connectionChanged('lost'));
    // Another tab or device may have continued the game.
    if (isApiError(error) && error.status === CONFLICT) await dispatch(refresh(gameId));
    if (isGameGone(error)) await dispatch(openSimple());
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
