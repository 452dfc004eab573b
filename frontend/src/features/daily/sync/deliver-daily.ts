import { lineLengths, mosaicOf, type PlainDate } from '@tessera/rules';
import { TEXTS, rejectedText } from '@tessera/contracts/texts';
import type { ErrorCode } from '@tessera/contracts/wire';
import { pointsText } from '../../../ui/util/format';
import { isApiError, isGameGone } from '../../../store/api/api-error';
import { recordCompletion } from '../../../store/daily/completions';
import { completionBody, finalRejection } from '../../../store/daily/daily-on-server';
import { removeDaily, type SavedDaily } from '../../../store/daily/saved-daily';
import { today } from '../../../store/daily/today';
import { showFailure, toast } from '../../../ui/toast/toast';
import { acceptCompletion, fetchCompletion } from './progress';
import { renewGame } from '../opening/create-daily';
import { dailyApi } from '../daily.api';
import { dailyActions, selectDaily, type DailyThunk } from '../daily.slice';

const codeOf = (error: unknown): ErrorCode | null => (isApiError(error) ? error.code : null);

class MissingScore extends Error {}

/** Sends a full grid. The same grid may be sent any number of times and is scored once. */
const send =
  ({ facts, state }: SavedDaily): DailyThunk<Promise<number>> =>
  async (dispatch) => {
    const { gameId, gameNumber, date } = facts;
    const body = completionBody(state);
    const game = await dispatch(dailyApi.endpoints.completeDaily.initiate({ gameId, body })).unwrap();
    // The contract promises a score. A response without one must not be recorded as a completion.
    const score: unknown = game.playerScore;
    if (typeof score !== 'number') throw new MissingScore();
    recordCompletion(
      {
        date,
        gameNumber,
        finalScore: score,
        gameId,
        mosaic: mosaicOf(game),
        lines: lineLengths(game.playerWords),
      },
      today(),
    );
    removeDaily(date);
    // The results appear with the board, without a request.
    dispatch(dailyApi.util.upsertQueryEntries([{ endpointName: 'daily', arg: gameId, value: game }]));
    return score;
  };

/**
 * Sends the grid on the board, one request at a time. It stays there until the server has received it or
 * rejects it for good.
 */
export const deliver =
  ({ again = true } = {}): DailyThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const game = selectDaily(getState());
    if (game.phase !== 'playing' || game.sending) return;
    dispatch(dailyActions.sendingStarted());
    try {
      await dispatch(send(game));
      dispatch(dailyActions.gameDelivered(game.facts));
    } catch (error) {
      const failure = again && isGameGone(error) ? await dispatch(renew(game, error)) : error;
      dispatch(dailyActions.sendingFailed());
      if (failure === null) await dispatch(deliver({ again: false }));
      else await dispatch(handleFailedDelivery(game, failure));
    }
  };

/** Returns null if the grid can be sent again; else why not, which is `error` unless that can't be told now. */
const renew =
  (game: SavedDaily, error: unknown): DailyThunk<Promise<unknown>> =>
  async (dispatch) => {
    try {
      return (await dispatch(renewGame(game))) ? null : error;
    } catch (failure) {
      return failure;
    }
  };

/** The date was completed with another grid, which replaces the one in this browser. False if it couldn't be fetched. */
const acceptOtherGrid =
  (date: PlainDate): DailyThunk<Promise<boolean>> =>
  async (dispatch) => {
    const completion = (await dispatch(fetchCompletion(date)))?.completion;
    if (completion) acceptCompletion(completion);
    return Boolean(completion);
  };

const handleFailedDelivery =
  ({ facts }: SavedDaily, error: unknown): DailyThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const now = selectDaily(getState());
    // In the meantime, the server may have dealt a new game, or reported one completed elsewhere.
    if (now.phase !== 'playing' || now.facts.gameId !== facts.gameId) return;
    const { gameNumber, date } = facts;
    const detail = finalRejection(error);
    if (codeOf(error) === 'GRID_DIFFERS') {
      if (!(await dispatch(acceptOtherGrid(date)))) removeDaily(date);
      dispatch(dailyActions.alreadyPlayed(facts));
    } else if (detail !== null) {
      removeDaily(date);
      dispatch(dailyActions.gameRejected({ gameNumber, detail }));
    } else {
      const title = error instanceof MissingScore ? TEXTS.scoreMissing : TEXTS.submitGameFailed;
      showFailure(title);
    }
  };

/** Sends a full grid of an earlier date, independently of the game on the board. */
export const deliverSaved =
  (game: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    const { gameNumber, date } = game.facts;
    try {
      const score = await dispatch(send(game));
      toast({ title: `Game #${gameNumber} submitted: ${pointsText(score)}` });
    } catch (error) {
      const rejection = finalRejection(error);
      if (codeOf(error) === 'GRID_DIFFERS') await dispatch(acceptOtherGrid(date));
      else if (rejection !== null) {
        removeDaily(date);
        showFailure(`${rejectedText(gameNumber)}: ${rejection}`);
      }
    }
  };
