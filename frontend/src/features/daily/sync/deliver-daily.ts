import type { DailyCompletion, DailyGame } from '@tessera/contracts/daily';
import { isDailyComplete, lineLengths, mosaicOf, type PlainDate } from '@tessera/rules';
import { TEXTS, rejectedText } from '@tessera/contracts/texts';
import type { ErrorCode } from '@tessera/contracts/wire';
import { pointsText } from '../../../ui/util/format';
import { isApiError, isGameGone } from '../../../store/api/api-error';
import { recordCompletion } from '../../../store/daily/completions';
import { completionBody, finalRejection } from '../../../store/daily/daily-on-server';
import { removeDaily, type SavedDaily } from '../../../store/daily/saved-daily';
import { today } from '../../../store/daily/today';
import { createDeliverThunk } from '../../../store/solo-board';
import { showFailure, toast } from '../../../ui/toast/toast';
import { acceptCompletion, fetchCompletion } from './progress';
import { renewGame } from '../opening/create-daily';
import { dailyApi } from '../daily.api';
import { dailyActions, dailyInPlay, type DailyThunk } from '../daily.slice';

const codeOf = (error: unknown): ErrorCode | null => (isApiError(error) ? error.code : null);

class MissingScore extends Error {}

/** Completes the game. If the server no longer knows it, under the ID of the day's game that it deals now. */
const complete =
  (saved: SavedDaily): DailyThunk<Promise<DailyGame>> =>
  async (dispatch) => {
    const request = ({ facts: { gameId }, state }: SavedDaily) =>
      dispatch(dailyApi.endpoints.completeDaily.initiate({ gameId, body: completionBody(state) })).unwrap();
    try {
      return await request(saved);
    } catch (error) {
      const facts = isGameGone(error) && (await dispatch(renewGame(saved)));
      if (!facts) throw error;
      return request({ ...saved, facts });
    }
  };

/** Sends a full grid. The same grid may be sent any number of times and is scored once. */
const send =
  (saved: SavedDaily): DailyThunk<Promise<DailyCompletion>> =>
  async (dispatch) => {
    const { gameNumber, date } = saved.facts;
    const game = await dispatch(complete(saved));
    // The contract promises a score. A response without one must not be recorded as a completion.
    const finalScore: unknown = game.playerScore;
    if (typeof finalScore !== 'number') throw new MissingScore();
    const { gameId } = game;
    const completed = { date, gameNumber, finalScore, gameId };
    recordCompletion({ ...completed, mosaic: mosaicOf(game), lines: lineLengths(game.playerWords) }, today());
    removeDaily(date);
    // The results appear with the board, without a request.
    dispatch(dailyApi.util.upsertQueryEntries([{ endpointName: 'daily', arg: gameId, value: game }]));
    return completed;
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
  (error: unknown, { facts: { gameId, gameNumber, date } }: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    const detail = finalRejection(error);
    if (codeOf(error) === 'GRID_DIFFERS') {
      if (!(await dispatch(acceptOtherGrid(date)))) removeDaily(date);
      dispatch(dailyActions.alreadyPlayed({ gameId, date }));
    } else if (detail !== null) {
      removeDaily(date);
      dispatch(dailyActions.gameRejected({ gameNumber, detail }));
    } else showFailure(error instanceof MissingScore ? TEXTS.scoreMissing : TEXTS.submitGameFailed);
  };

/** Sends the grid on the board. */
export const deliver = createDeliverThunk({
  inPlay: dailyInPlay,
  // Maybe renewed under another ID.
  isSame: (now, { facts }) => now.facts.date === facts.date && isDailyComplete(now.state),
  actions: dailyActions,
  send,
  sent: dailyActions.gameDelivered,
  failed: handleFailedDelivery,
});

/** Sends a full grid of an earlier date, independently of the game on the board. */
export const deliverSaved =
  (game: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    const { gameNumber, date } = game.facts;
    try {
      const { finalScore } = await dispatch(send(game));
      toast({ title: `Game #${gameNumber} submitted: ${pointsText(finalScore)}` });
    } catch (error) {
      const rejection = finalRejection(error);
      if (codeOf(error) === 'GRID_DIFFERS') await dispatch(acceptOtherGrid(date));
      else if (rejection !== null) {
        removeDaily(date);
        showFailure(`${rejectedText(gameNumber)}: ${rejection}`);
      }
    }
  };
