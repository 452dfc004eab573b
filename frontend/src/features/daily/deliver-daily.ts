import { rowsFromGrid, type Letter } from '@tessera/rules';
import { TEXTS } from '@tessera/contracts/constants';
import { isApiError } from '../../store/api-error';
import { recordCompletion } from '../../store/completions';
import { removeDaily, type SavedDaily } from '../../store/saved-daily';
import { today } from '../../store/today';
import { toast } from '../../ui/toast';
import { dailyApi } from './daily.api';
import { dailyHappened, selectDaily, type DailyThunk } from './daily.slice';

/** Why a grid did not arrive. `final`: it never will, so it need not be kept. */
interface Undelivered {
  message: string;
  final: boolean;
  completedElsewhere: boolean;
}

/** These statuses say something about the grid, not about the moment. */
const FINAL_STATUSES = [400, 403, 404, 409];

function reasonOf(error: unknown): Undelivered {
  const known = isApiError(error);
  return {
    message: error instanceof MissingScore ? TEXTS.scoreMissing : TEXTS.submitGameFailed,
    final: known && FINAL_STATUSES.includes(error.status),
    completedElsewhere: known && error.code === 'GRID_DIFFERS',
  };
}

class MissingScore extends Error {}

/** Sends a full grid. The server takes the same grid any number of times and scores it once. */
const send =
  ({ facts, state }: SavedDaily): DailyThunk<Promise<number>> =>
  async (dispatch) => {
    const { gameId, gameNumber, date } = facts;
    const body = {
      playerGrid: rowsFromGrid(state.grid) as Letter[][],
      roundHistory: [...state.moves],
    };
    const game = await dispatch(dailyApi.endpoints.completeDaily.initiate({ gameId, body })).unwrap();
    // The contract promises a score; an answer without one must not be recorded as a completion.
    const score: unknown = game.playerScore;
    if (typeof score !== 'number') throw new MissingScore();
    recordCompletion({ date, gameNumber, finalScore: score, gameId }, today());
    removeDaily(date);
    return score;
  };

/** Sends the grid on the table, once at a time; it stays there until the server has it. */
export const deliver = (): DailyThunk<Promise<void>> => async (dispatch, getState) => {
  const game = selectDaily(getState());
  if (game.phase !== 'playing' || game.sending) return;
  dispatch(dailyHappened.sendingStarted());
  try {
    await dispatch(send(game));
    dispatch(dailyHappened.gameDelivered(game.facts.gameId));
  } catch (error) {
    const { message, completedElsewhere } = reasonOf(error);
    if (completedElsewhere) {
      removeDaily(game.facts.date);
      dispatch(dailyHappened.alreadyPlayed(game.facts.gameId));
      return;
    }
    dispatch(dailyHappened.sendingFailed());
    toast({ title: message, tone: 'destructive' });
  }
};

/** Sends a grid of an earlier date that never arrived, beside whatever is on the table now. */
export const deliverKept =
  (game: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const score = await dispatch(send(game));
      toast({ title: `Game #${game.facts.gameNumber} is in: ${score} points` });
    } catch (error) {
      if (reasonOf(error).final) removeDaily(game.facts.date);
    }
  };
