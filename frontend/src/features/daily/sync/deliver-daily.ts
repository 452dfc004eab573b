import { rowsFromGrid, type Letter } from '@tessera/rules';
import { TEXTS, rejectedText, type ErrorCode } from '@tessera/contracts/constants';
import { isApiError } from '../../../store/api-error';
import { recordCompletion } from '../../../store/completions';
import { removeDaily, type SavedDaily } from '../../../store/saved-daily';
import { today } from '../../../store/today';
import { toast } from '../../../ui/toast/toast';
import { acceptCompletion, fetchCompletion } from './completed-elsewhere';
import { renewGame } from '../opening/create-daily';
import { dailyApi } from '../daily.api';
import { dailyActions, selectDaily, type DailyThunk } from '../daily.slice';

/** These rejections concern the grid or its game, so trying again wouldn't help. */
const FINAL: readonly (string | null)[] = [
  'BAD_INPUT',
  'GRID_LACKS_LETTERS',
  'NOT_YOUR_GAME',
  'GAME_NOT_FOUND',
] satisfies ErrorCode[];

const codeOf = (error: unknown): ErrorCode | null => (isApiError(error) ? error.code : null);

/** The server's message if it rejects the grid for good, else null. */
const finalRejection = (error: unknown): string | null =>
  isApiError(error) && FINAL.includes(error.code) ? error.message : null;

class MissingScore extends Error {}

/** Sends a full grid. The same grid may be sent any number of times and is scored once. */
const send =
  ({ facts, state }: SavedDaily): DailyThunk<Promise<number>> =>
  async (dispatch) => {
    const { gameId, gameNumber, date } = facts;
    const body = {
      playerGrid: rowsFromGrid(state.grid) as Letter[][],
      roundHistory: [...state.moves],
    };
    const game = await dispatch(dailyApi.endpoints.completeDaily.initiate({ gameId, body })).unwrap();
    // The contract promises a score. A response without one must not be recorded as a completion.
    const score: unknown = game.playerScore;
    if (typeof score !== 'number') throw new MissingScore();
    recordCompletion({ date, gameNumber, finalScore: score, gameId }, today());
    removeDaily(date);
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
      const unknown = codeOf(error) === 'GAME_NOT_FOUND';
      const renewed = again && unknown && (await dispatch(renewGame(game)));
      dispatch(dailyActions.sendingFailed());
      if (renewed) await dispatch(deliver({ again: false }));
      else await dispatch(handleFailedDelivery(game, error));
    }
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
      const completion = (await dispatch(fetchCompletion(date)))?.completion;
      if (completion) acceptCompletion(completion);
      else removeDaily(date);
      dispatch(dailyActions.alreadyPlayed(facts));
    } else if (detail !== null) {
      removeDaily(date);
      dispatch(dailyActions.gameRejected({ gameNumber, detail }));
    } else {
      const title = error instanceof MissingScore ? TEXTS.scoreMissing : TEXTS.submitGameFailed;
      toast({ title, tone: 'destructive' });
    }
  };

/** Sends a full grid of an earlier date, independently of the game on the board. */
export const deliverSaved =
  (game: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    const { gameNumber, date } = game.facts;
    try {
      const score = await dispatch(send(game));
      toast({ title: `Game #${gameNumber} submitted: ${score} points` });
    } catch (error) {
      const rejection = finalRejection(error);
      if (codeOf(error) === 'GRID_DIFFERS') {
        const completion = (await dispatch(fetchCompletion(date)))?.completion;
        if (completion) acceptCompletion(completion);
      } else if (rejection !== null) {
        removeDaily(date);
        toast({ title: `${rejectedText(gameNumber)}: ${rejection}`, tone: 'destructive' });
      }
    }
  };
