import type { DailyCompletion } from '@tessera/contracts/daily';
import { LIMITS } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import type { ResponseOf } from '../../../store/api/api';
import { recordCompletion } from '../../../store/daily/completions';
import { removeDaily } from '../../../store/daily/saved-daily';
import { today } from '../../../store/daily/today';
import { dailyApi } from '../daily.api';
import type { DailyThunk } from '../daily.slice';

/** Fetches the state of a date's daily. Undefined if the server doesn't respond soon: the game works without it. */
export const fetchCompletion =
  (date: PlainDate): DailyThunk<Promise<ResponseOf<'checkCompletion'> | undefined>> =>
  async (dispatch) => {
    const { checkCompletion } = dailyApi.endpoints;
    // Subscribes, because a game created in the meantime would otherwise evict the response before it is read.
    const asking = dispatch(checkCompletion.initiate(date, { forceRefetch: true }));
    const timer = setTimeout(() => asking.abort(), LIMITS.COMPLETION_CHECK_TIMEOUT_MS);
    const { data } = await asking;
    clearTimeout(timer);
    asking.unsubscribe();
    return data;
  };

/** Stores a daily that was completed elsewhere, in place of the game saved in this browser. */
export function acceptCompletion({ date, gameNumber, finalScore, gameId }: DailyCompletion): void {
  recordCompletion({ date, gameNumber, finalScore, gameId }, today());
  removeDaily(date);
}
