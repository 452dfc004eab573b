import { plainDate } from '@tessera/rules';
import type { DailyCompletedBody, DailyGame } from '@tessera/contracts/daily';
import { TEXTS } from '@tessera/contracts/texts';
import { isApiError } from '../../../store/api/api-error';
import { fromServer } from '../../../store/daily/daily-on-server';
import { savedDaily, type SavedDaily } from '../../../store/daily/saved-daily';
import { today, userTimezone } from '../../../store/daily/today';
import { showFailure } from '../../../ui/toast/toast';
import { dailyApi } from '../daily.api';
import { dailyActions, selectDaily, type DailyThunk } from '../daily.slice';
import { saveGame, acceptCompletion } from '../sync/progress';

/** Creates or fetches the player's game of today. Throws an ApiError. */
const createGame = (): DailyThunk<Promise<SavedDaily>> => async (dispatch) =>
  gameFrom(await dispatch(dailyApi.endpoints.createDaily.initiate(userTimezone())).unwrap());

/** Opens today's game from the server. */
export const startToday = (): DailyThunk<Promise<void>> => async (dispatch) => {
  dispatch(dailyActions.openingStarted());
  const date = today();
  try {
    dispatch(dailyActions.gameOpened(await dispatch(createGame())));
    dispatch(saveGame());
  } catch (error) {
    if (dispatch(leaveIfCompleted(error))) return;
    dispatch(dailyActions.openingFailed({ date, detail: reasonOf(error) }));
  }
};

/** The server's reason if there is one, for example that the rate limit is exceeded. */
const reasonOf = (error: unknown): string => {
  if (!isApiError(error)) return TEXTS.noGameData;
  return error.code === null ? TEXTS.tryAgain : error.message;
};

const leaveIfCompleted =
  (error: unknown): DailyThunk<boolean> =>
  (dispatch) => {
    if (!isApiError(error) || error.code !== 'DAILY_COMPLETED') return false;
    const { completion } = error.body as Partial<DailyCompletedBody>;
    if (completion) acceptCompletion(completion);
    dispatch(dailyActions.alreadyPlayed(completion ?? { gameId: null, date: today() }));
    return true;
  };

/**
 * Brings a game to a server that doesn't know it or no longer does. If the day's letters are still the same, it continues
 * under the new ID. Returns how the server knows it now, or null if it can't be finished. Throws an ApiError if there is
 * no telling.
 */
export const renewGame =
  ({ facts, state }: SavedDaily): DailyThunk<Promise<SavedDaily['facts'] | null>> =>
  async (dispatch, getState) => {
    if (facts.date !== today()) return null;
    try {
      const known = await dispatch(createGame());
      const now = selectDaily(getState());
      if (now.phase !== 'playing' || now.facts.gameId !== facts.gameId) return null;
      const sameLetters = known.state.blindLetters.join() === state.blindLetters.join();
      if (sameLetters && known.facts.date === facts.date) dispatch(dailyActions.gameRenamed(known.facts));
      else {
        dispatch(dailyActions.gameOpened(known));
        showFailure("Today's letters have changed, so your game has been restarted");
      }
      dispatch(saveGame());
      return sameLetters ? known.facts : null;
    } catch (error) {
      if (dispatch(leaveIfCompleted(error))) return null;
      throw error;
    }
  };

/** A game from the server, with the moves already made in this browser. */
function gameFrom(game: DailyGame): SavedDaily {
  const saved = savedDaily(plainDate(game.dailyChallengeDate));
  return saved?.facts.gameId === game.gameId ? saved : fromServer(game);
}
