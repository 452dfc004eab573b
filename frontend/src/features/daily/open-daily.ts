import { daysBetween, isDailyComplete, isOverEverywhere, type PlainDate } from '@tessera/rules';
import { localCompletions } from '../../store/completions';
import { removeDaily, savedDailies, type SavedDaily } from '../../store/saved-daily';
import { believesSignedIn } from '../../store/signed-in';
import { today } from '../../store/today';
import { acceptCompletion, askServer } from './completed-elsewhere';
import { renewGame, startToday } from './create-daily';
import { dailyHappened, selectDaily, type DailyThunk } from './daily.slice';
import { deliver, deliverKept } from './deliver-daily';
import { restoreProgress } from './follow-progress';
import { tellProgress } from './tell-progress';

/**
 * Puts the right daily on the table: today's if it was begun here, else a choice where an earlier one
 * is unfinished, else the one that the server gives. Grids that the server has not got yet go to it first.
 */
export const openDaily = (): DailyThunk<Promise<void>> => async (dispatch, getState) => {
  const daily = selectDaily(getState());
  const date = today();
  if (daily.phase === 'opening') return;
  // The game in a tab that stayed open goes on, unless a new day has begun: then the player chooses.
  if (daily.phase === 'playing' && (daily.facts.date >= date || daily.sending)) return;

  if (believesSignedIn()) {
    dispatch(dailyHappened.openingStarted());
    await dispatch(restoreProgress(date));
  }
  const kept = savedDailies();
  for (const game of kept.filter(({ facts }) => facts.date < date)) dispatch(clearAway(game));

  const done = localCompletions().find((completion) => completion.date >= date);
  if (done) {
    dispatch(dailyHappened.alreadyPlayed(done));
    return;
  }
  const [newest] = kept;
  if (newest && newest.facts.date >= date) {
    await dispatch(resume(newest));
  } else if (newest && isUnfinished(newest)) {
    const todaysNumber = newest.facts.gameNumber + daysBetween(newest.facts.date, date);
    dispatch(dailyHappened.unfinishedFound({ date, unfinished: newest, todaysNumber }));
  } else {
    await dispatch(startToday());
  }
};

/** A new day has begun while the page was open: what it says of yesterday gives way. */
export const turnDay =
  (date: PlainDate): DailyThunk =>
  (dispatch, getState) => {
    const daily = selectDaily(getState());
    if ('date' in daily && daily.date < date) void dispatch(openDaily());
  };

/** Was this game of an earlier date begun, and may it still be played on? */
const isUnfinished = ({ facts, state }: SavedDaily): boolean =>
  state.moves.length > 0 && !isDailyComplete(state) && !isOverEverywhere(facts.date, Date.now());

/** A game of an earlier date: its full grid still goes to the server, what nobody can finish is dropped. */
const clearAway =
  (game: SavedDaily): DailyThunk =>
  (dispatch) => {
    if (isDailyComplete(game.state)) void dispatch(deliverKept(game));
    else if (!isUnfinished(game)) removeDaily(game.facts.date);
  };

/** Goes on with a game that this browser kept. Its last grid may still be on its way to the server. */
export const resume =
  (game: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(dailyHappened.gameOpened(game));
    // It may have been played here without the account, or without a connection.
    if (game.state.moves.length > 0) void dispatch(tellProgress(game));
    await dispatch(isDailyComplete(game.state) ? deliver() : confirm(game));
  };

/**
 * The same player may have completed this date elsewhere, or the server may not know the game at all.
 * A late answer does not disturb a grid that is full: that one's own answer decides.
 */
const confirm =
  (game: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const known = await dispatch(askServer(game.facts.date));
    const now = selectDaily(getState());
    if (!known || now.phase !== 'playing' || now.facts.gameId !== game.facts.gameId) return;
    if (now.sending || isDailyComplete(now.state)) return;
    if (known.completion) {
      acceptCompletion(known.completion);
      dispatch(dailyHappened.alreadyPlayed(known.completion));
    } else if (!known.hasActiveGame) await dispatch(renewGame(game));
  };
