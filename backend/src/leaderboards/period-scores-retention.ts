import { LIMITS } from '@tessera/contracts/wire';
import { earliestToday, periodOn } from '@tessera/rules';
import { DataSource } from 'typeorm';
import { retainBy, type RetentionPolicy } from '../platform/retention/retention.js';
import { KINDS, REMOVE_PAST_PERIODS } from './period-scores.sql.js';

/** Deletes the sums of days and weeks that no leaderboard reads any more. Those of months stay. */
export const periodScoresRetention = retainBy([DataSource], (dataSource) => {
  const policy = (name: string, period: 'yesterday' | 'week'): RetentionPolicy => ({
    name,
    removeExpired: async (now, max) => {
      const { from } = periodOn(period, earliestToday(now.getTime()), LIMITS.PERIODS_BACK[period]);
      const values = [KINDS[period], from, max];
      const [, count] = await dataSource.query<[unknown[], number]>(REMOVE_PAST_PERIODS, values);
      return count;
    },
  });
  return [policy('scores of past days', 'yesterday'), policy('scores of past weeks', 'week')];
});
