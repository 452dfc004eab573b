import { LIMITS, PATHS, pathOf } from '@tessera/contracts/wire';
import type { Period, PeriodSort } from '@tessera/rules';
import { api, type ResponseOf } from '../../../store/api/api';
import { userTimezone } from '../../../store/daily/today';

interface PeriodQuery {
  readonly period: Period;
  readonly back: number;
  /** The number of the visit. Other visits don't reuse the response. */
  readonly visit: number;
}

interface WeekQuery {
  readonly groupId: string;
  readonly back: number;
  readonly visit: number;
}

const limit = LIMITS.LEADERBOARD_ROWS;
const kept = { keepUnusedDataFor: LIMITS.LEADERBOARD_KEPT_SECONDS } as const;

export const { usePeriodLeaderboardQuery, useGroupPeriodQuery, useGroupWeekQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    periodLeaderboard: build.query<
      ResponseOf<'periodLeaderboard'>,
      PeriodQuery & { readonly sort: PeriodSort }
    >({
      query: ({ period, back, sort }) => ({
        url: PATHS.periodLeaderboard,
        params: { period, back, sort, limit, timezone: userTimezone() },
      }),
      ...kept,
      providesTags: ['Leaderboard'],
    }),
    groupPeriod: build.query<
      ResponseOf<'groupPeriodLeaderboard'>,
      PeriodQuery & { readonly groupId: string }
    >({
      query: ({ groupId, period, back }) => ({
        url: pathOf(PATHS.groupPeriodLeaderboard, { groupId }),
        params: { period, back, timezone: userTimezone() },
      }),
      ...kept,
      providesTags: ['Leaderboard', 'Groups'],
    }),
    groupWeek: build.query<ResponseOf<'groupWeek'>, WeekQuery>({
      query: ({ groupId, back }) => ({
        url: pathOf(PATHS.groupWeek, { groupId }),
        params: { back, timezone: userTimezone() },
      }),
      ...kept,
      providesTags: ['Leaderboard', 'Groups'],
    }),
  }),
});
