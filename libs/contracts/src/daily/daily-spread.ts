import { PERFECT_SCORE } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { count, isoDate, success } from '../wire/fields.js';
import { SPREAD_MIN_GAMES } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';

export const dailySpreadFields = z
  .object({
    date: isoDate,
    games: count.meta({ description: 'Completed games that count' }),
    scores: z
      .array(count)
      .length(PERFECT_SCORE + 1)
      .nullable()
      .meta({
        description: `The number of games with each score, from 0 to ${PERFECT_SCORE}; null below ${SPREAD_MIN_GAMES} games`,
      }),
  })
  .meta({ id: 'DailySpread' });
export type DailySpread = z.infer<typeof dailySpreadFields>;

const dailySpread = defineCall({
  method: 'GET',
  path: PATHS.dailySpread,
  summary: "Get the spread of scores of a date's daily, if the date is over or the player has completed it",
  status: 200,
  player: 'optional',
  limit: 'read',
  params: z.object({ date: isoDate }),
  response: z.object({ success, spread: dailySpreadFields }),
});

export const dailySpreadCalls = { dailySpread };
