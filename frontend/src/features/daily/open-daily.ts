import {
  BLIND_LETTERS,
  daysBetween,
  isDailyComplete,
  isOverEverywhere,
  newDaily,
  plainDate,
  replayDaily,
  type PlainDate,
} from '@tessera/rules';
import type { DailyCompletedBody, DailyCompletion, DailyGame } from '@tessera/contracts';
import { isApiError } from '../../store/api-error';
import { localCompletions, recordCompletion } from '../../store/completions';
import { currentIdentity } from '../../store/identity';
import { removeDaily, savedDailies, savedDaily, type SavedDaily } from '../../store/saved-daily';
import { today, userTimezone } from '../../store/today';
import { dailyApi } from './daily.api';
import { dailyHappened, selectDaily, type DailyThunk } from './daily.slice';
import { deliver, deliverKept } from './deliver-daily';
import { keepGame } from './play-daily';

const isMine = ({ facts }: SavedDaily): boolean => facts.playerUUID === currentIdentity().playerUUID;

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

  const kept = savedDailies().filter(isMine);
  for (const game of kept.filter(({ facts }) => facts.date < date)) dispatch(clearAway(game));

  const done = localCompletions().find((completion) => completion.date >= date);
  if (done) {
    dispatch(dailyHappened.alreadyPlayed(done.gameId));
    return;
  }
  const [newest] = kept;
  if (newest && newest.facts.date >= date) {
    await dispatch(resume(newest));
  } else if (newest && isUnfinished(newest)) {
    const todaysNumber = newest.facts.gameNumber + daysBetween(newest.facts.date, date);
    dispatch(dailyHappened.unfinishedFound({ unfinished: newest, todaysNumber }));
  } else {
    await dispatch(startToday());
  }
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
    if (isDailyComplete(game.state)) await dispatch(deliver());
    else await dispatch(leaveIfCompleted(game.facts.date));
  };

/** The same player may have completed this date elsewhere. No answer counts as not completed. */
const leaveIfCompleted =
  (date: PlainDate): DailyThunk<Promise<boolean>> =>
  async (dispatch) => {
    const check = await dispatch(
      dailyApi.endpoints.checkCompletion.initiate(date, { subscribe: false, forceRefetch: true }),
    );
    const completion = check.data?.completion;
    if (!completion) return false;
    dispatch(completedBefore(completion));
    return true;
  };

const completedBefore =
  (completion: DailyCompletion): DailyThunk =>
  (dispatch) => {
    const { date, gameNumber, finalScore, gameId } = completion;
    recordCompletion({ date, gameNumber, finalScore, gameId }, today());
    removeDaily(date);
    dispatch(dailyHappened.alreadyPlayed(gameId));
  };

/** Asks the server for today's game. */
export const startToday = (): DailyThunk<Promise<void>> => async (dispatch) => {
  dispatch(dailyHappened.openingStarted());
  if (await dispatch(leaveIfCompleted(today()))) return;
  try {
    const game = await dispatch(dailyApi.endpoints.createDaily.initiate(userTimezone())).unwrap();
    dispatch(dailyHappened.gameOpened(gameFrom(game)));
    dispatch(keepGame());
  } catch (error) {
    dispatch(creationRefused(error));
  }
};

const creationRefused =
  (error: unknown): DailyThunk =>
  (dispatch) => {
    if (!isApiError(error) || error.code !== 'DAILY_COMPLETED') {
      dispatch(dailyHappened.openingFailed());
      return;
    }
    const { completion } = error.body as Partial<DailyCompletedBody>;
    dispatch(completion ? completedBefore(completion) : dailyHappened.alreadyPlayed(null));
  };

/** The server's game, with the moves that this browser has already made in it. */
function gameFrom(game: DailyGame): SavedDaily {
  const date = plainDate(game.dailyChallengeDate);
  const kept = savedDaily(date);
  if (kept?.facts.gameId === game.gameId) return kept;
  const { gameId, gameNumber, createdAt: startedAt } = game;
  const { playerUUID } = currentIdentity();
  const blind = game.letterSequence.slice(0, BLIND_LETTERS);
  return {
    facts: { gameId, gameNumber, date, playerUUID, startedAt },
    state: replayDaily(blind, game.roundHistory) ?? newDaily(blind),
  };
}
