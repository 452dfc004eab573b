import type { PracticeGame } from '@tessera/contracts/practice';
import { TEXTS } from '@tessera/contracts/texts';
import type { ErrorCode } from '@tessera/contracts/wire';
import { isDailyComplete, type PlainDate } from '@tessera/rules';
import { ARCHIVE_TEXTS } from '../archive-texts';
import { isApiError, reasonOf } from '../../../store/api/api-error';
import { isClockTrusted } from '../../../store/clock';
import { fromServer } from '../../../store/daily/daily-on-server';
import { KEYS } from '../../../store/storage/keys';
import { savedDaily, savePractice, type SavedDaily } from '../../../store/daily/saved-daily';
import { isDateOver, today } from '../../../store/daily/today';
import { archiveApi } from '../archive.api';
import { deliverPractice } from './play-practice';
import {
  dateOf,
  practiceActions,
  selectPractice,
  type PracticeFailure,
  type PracticeThunk,
} from './practice.slice';

const NOT_YET: readonly (ErrorCode | null)[] = ['DATE_TO_COME', 'LETTERS_IN_PLAY'];
const NOT_FOUND = 404;
const PRACTICE_PREFIX = 'PR-';

const NOT_OPEN_YET = { title: ARCHIVE_TEXTS.toCome, detail: ARCHIVE_TEXTS.toComeDetail, canRetry: false };

/** Puts a date's practice game on the board: the one saved in this browser, else the server's. */
export const openPractice =
  (date: PlainDate): PracticeThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!isDateOver(date) && !isClockTrusted()) {
      dispatch(practiceActions.openingStarted(date));
      // Any response corrects the clock.
      const ask = { subscribe: false, forceRefetch: true };
      await dispatch(archiveApi.endpoints.practiceMonth.initiate(today().slice(0, 7), ask));
      if (dateOf(selectPractice(getState())) !== date) return;
    }
    if (!isDateOver(date)) {
      dispatch(practiceActions.openingFailed({ date, ...NOT_OPEN_YET }));
      return;
    }
    const saved = savedDaily(date, KEYS.practiceGame);
    if (saved && isPractice(saved)) {
      dispatch(practiceActions.gameOpened(saved));
      if (isDailyComplete(saved.state)) await dispatch(deliverPractice());
      return;
    }
    dispatch(practiceActions.openingStarted(date));
    try {
      const game = await dispatch(archiveApi.endpoints.createPractice.initiate(date)).unwrap();
      if (dateOf(selectPractice(getState())) === date) dispatch(take(game, date, saved));
    } catch (error) {
      if (dateOf(selectPractice(getState())) === date)
        dispatch(practiceActions.openingFailed({ date, ...failureOf(error) }));
    }
  };

/** A daily that was not finished in time keeps its storage key when it becomes a practice game. */
const isPractice = ({ facts }: SavedDaily): boolean => facts.gameId.startsWith(PRACTICE_PREFIX);

const take =
  (game: PracticeGame, date: PlainDate, saved: SavedDaily | null): PracticeThunk =>
  (dispatch) => {
    if (game.status === 'completed') {
      dispatch(practiceActions.gameCompleted({ date, game, fresh: false }));
      return;
    }
    const opened = continuedGame(saved, fromServer(game));
    dispatch(practiceActions.gameOpened(opened));
    savePractice(opened);
  };

function failureOf(error: unknown): Omit<PracticeFailure, 'date'> {
  if (isApiError(error) && NOT_YET.includes(error.code)) return NOT_OPEN_YET;
  if (isApiError(error) && error.status === NOT_FOUND) {
    return { title: ARCHIVE_TEXTS.beforeLaunch, canRetry: false };
  }
  return { title: ARCHIVE_TEXTS.startFailed, detail: reasonOf(error, TEXTS.tryAgain), canRetry: true };
}

/** Continues the daily's moves as a practice game, which has the same letters. */
const continuedGame = (saved: SavedDaily | null, game: SavedDaily): SavedDaily =>
  saved?.state.blindLetters.join() === game.state.blindLetters.join()
    ? { ...game, state: saved.state }
    : game;
