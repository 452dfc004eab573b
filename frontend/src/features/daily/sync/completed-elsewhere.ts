import type { DailyCompletion } from '@tessera/contracts';
import type { PlainDate } from '@tessera/rules';
import type { AnswerOf } from '../../../store/api';
import { recordCompletion } from '../../../store/completions';
import { removeDaily } from '../../../store/saved-daily';
import { today } from '../../../store/today';
import { dailyApi } from '../daily.api';
import type { DailyThunk } from '../daily.slice';

/** What the server knows of a date's daily; undefined where it does not answer. */
export const fetchCompletion =
  (date: PlainDate): DailyThunk<Promise<AnswerOf<'checkCompletion'> | undefined>> =>
  async (dispatch) => {
    const { checkCompletion } = dailyApi.endpoints;
    // Subscribed, as a game created in the meantime would otherwise evict the answer before it is read.
    const asking = dispatch(checkCompletion.initiate(date, { forceRefetch: true }));
    const { data } = await asking;
    asking.unsubscribe();
    return data;
  };

/** Remembers a daily that was completed elsewhere, in place of what this browser kept of it. */
export function acceptCompletion({ date, gameNumber, finalScore, gameId }: DailyCompletion): void {
  recordCompletion({ date, gameNumber, finalScore, gameId }, today());
  removeDaily(date);
}
