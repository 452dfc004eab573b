import { LIMITS } from '@tessera/contracts/wire';
import { isDailyComplete, type PlainDate } from '@tessera/rules';
import { isClockTrusted } from '../../../store/clock';
import { completionOn, ownCompletionOn } from '../../../store/daily/completions';
import { dailyDate } from '../../../store/daily/daily-date';
import {
  savedDaily,
  type SavedDaily,
  removeDaily,
  savedDailies,
  moveToPractice,
  unfinishedBefore,
} from '../../../store/daily/saved-daily';
import { isProbablySignedIn } from '../../../store/identity/identity';
import { isDateOver, today } from '../../../store/daily/today';
import { renewGame, startToday } from './create-daily';
import { dailyActions, selectDaily, type DailyInPlay, type DailyOver, type DailyThunk } from '../daily.slice';
import { deliver, deliverSaved } from '../sync/deliver-daily';
import { restoreProgress } from '../board/play-daily';
import { sendProgress, acceptCompletion, fetchCompletion } from '../sync/progress';
import { toast } from '../../../ui/toast/toast';
import { DAY_TEXTS, movedText } from '../day-texts';

const MOVED_FOR_MS = 8000;

const gamesBefore = (date: PlainDate): SavedDaily[] =>
  savedDailies().filter(({ facts }) => facts.date < date);

/** Does the server have to confirm the date? No game is put away because of the device's clock alone. */
const isDateUncertain = (): boolean => !isClockTrusted() && gamesBefore(today()).length > 0;

/** Puts away games of earlier dates: full grids go to the server, games that no longer count to the archive. */
const archivePastGames = (): DailyThunk => (dispatch) => {
  for (const game of gamesBefore(today())) {
    const { date, gameNumber } = game.facts;
    if (isDailyComplete(game.state)) void dispatch(deliverSaved(game));
    else if (game.state.moves.length === 0) removeDaily(date);
    else if (isClockTrusted() && isDateOver(date)) {
      moveToPractice(game);
      toast({ title: movedText(gameNumber), description: DAY_TEXTS.moved, duration: MOVED_FOR_MS });
    }
  }
};

/** Waits for a response, but not long: the game works without it, and a late one is still applied. */
const orTimeout = (response: Promise<unknown>): Promise<unknown> =>
  Promise.race([response, new Promise((resolve) => setTimeout(resolve, LIMITS.OPENING_TIMEOUT_MS))]);

/** A game that is already open continues, unless a new day has begun, or the player wants to finish another one. */
const goesOn = ({ facts, sending }: DailyInPlay, toFinish?: PlainDate): boolean =>
  sending || (toFinish ? facts.date === toFinish : facts.date >= today());

/**
 * Puts the right daily on the board: the one to finish, if the player has said which; today's if it was begun here; else
 * a choice if an earlier one is unfinished; else the one from the server. Full grids that the server hasn't received are
 * sent first.
 */
export const openDaily =
  (toFinish?: PlainDate): DailyThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const daily = selectDaily(getState());
    if (daily.phase === 'opening') return;
    if (daily.phase === 'playing' && goesOn(daily, toFinish)) return;

    if (isProbablySignedIn()) {
      dispatch(dailyActions.openingStarted());
      const asked = dailyDate();
      await orTimeout(dispatch(restoreProgress(asked)));
      // The response may have corrected the date.
      if (dailyDate() !== asked) await orTimeout(dispatch(restoreProgress(dailyDate())));
    }
    if (isDateUncertain()) {
      dispatch(dailyActions.openingStarted());
      await orTimeout(dispatch(fetchCompletion(dailyDate())));
    }
    dispatch(archivePastGames());

    const date = dailyDate();
    const done = completionOn(date);
    const saved = savedDaily(date);
    const unfinished = unfinishedBefore(today());
    const chosen = toFinish && !isDateOver(toFinish) && savedDaily(toFinish);
    if (chosen) await dispatch(resume(chosen));
    // Another player's result isn't shown.
    else if (done) await dispatch(rejectSecond({ date, gameId: ownCompletionOn(date)?.gameId ?? null }));
    else if (saved) await dispatch(resume(saved));
    else if (unfinished) dispatch(dailyActions.unfinishedFound({ date, unfinished }));
    else await dispatch(startToday());
  };

/**
 * Each daily can be played only once. If the device has the wrong date, this request corrects its clock. If another game
 * was completed here before the device was linked, the one that counts is the server's.
 */
const rejectSecond =
  (done: DailyOver): DailyThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(dailyActions.alreadyPlayed(done));
    if (isProbablySignedIn() && isClockTrusted()) return;
    const counted = (await dispatch(fetchCompletion(done.date)))?.completion;
    if (!counted || counted.gameId === done.gameId) return;
    acceptCompletion(counted);
    const now = selectDaily(getState());
    if (now.phase === 'played' && now.date === done.date) dispatch(dailyActions.alreadyPlayed(counted));
  };

const isUntouched = ({ state }: SavedDaily): boolean => state.moves.length === 0 && state.stagedCell === null;

/** Replaces yesterday's content when a new day begins while the page is open, but no game that was begun. */
export const startNewDay =
  (date: PlainDate): DailyThunk =>
  (dispatch, getState) => {
    const daily = selectDaily(getState());
    const shown = daily.phase === 'playing' && isUntouched(daily) ? daily.facts : daily;
    if ('date' in shown && shown.date < date) void dispatch(openDaily());
  };

/** The open game's day has ended everywhere: tells the player before the next round. */
export const endDay = (): DailyThunk<Promise<void>> => async (dispatch, getState) => {
  if (!isClockTrusted()) await dispatch(fetchCompletion(today()));
  const daily = selectDaily(getState());
  if (daily.phase !== 'playing' || daily.sending || !isDateOver(daily.facts.date)) return;
  if (isDailyComplete(daily.state)) return;
  const { facts, state } = daily;
  dispatch(dailyActions.unfinishedFound({ date: today(), unfinished: { facts, state } }));
};

/** The player has chosen today's game over an earlier one. */
export const playToday = (): DailyThunk<Promise<void>> => async (dispatch) => {
  dispatch(archivePastGames());
  await dispatch(startToday());
};

/** Resumes a saved game. A full grid may not have reached the server yet. */
export const resume =
  (game: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(dailyActions.gameOpened(game));
    // The moves may have been made while signed out or offline.
    if (game.state.moves.length > 0) void dispatch(sendProgress(game));
    await dispatch(isDailyComplete(game.state) ? deliver() : confirm(game));
  };

/**
 * Checks the game on the server: the player may have completed this date elsewhere, or the server may not
 * know the game. A late response doesn't affect a full grid, because sending the grid settles that.
 */
const confirm =
  (game: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const known = await dispatch(fetchCompletion(game.facts.date));
    const now = selectDaily(getState());
    if (!known || now.phase !== 'playing' || now.facts.gameId !== game.facts.gameId) return;
    if (now.sending || isDailyComplete(now.state)) return;
    if (known.completion) {
      acceptCompletion(known.completion);
      dispatch(dailyActions.alreadyPlayed(known.completion));
    } else if (!known.hasActiveGame) {
      // If that fails, the delivery tries again.
      await dispatch(renewGame(game)).catch(() => null);
    }
  };
