import { LIMITS, PATHS, pathOf } from '@tessera/contracts/wire';
import type { SortMode, PlainDate, Period, PeriodSort } from '@tessera/rules';
import { api, put, type ResponseOf, type BodyOf } from '../../store/api/api';
import { userTimezone } from '../../store/daily/today';
import { useState } from 'react';
import { useAppDispatch } from '../../store/create-store';
import { service } from '../../store/services';

const createVisitCounter = () => {
  let visits = 0;
  return { next: () => ++visits };
};

/**
 * Numbers the visits to the leaderboards. Queries include the number, so each visit has its own cache and
 * starts with empty leaderboards rather than the previous visit's rows.
 */
export function useVisitNumber(): number {
  const dispatch = useAppDispatch();
  return useState(() => dispatch(service(createVisitCounter)).next())[0];
}

export interface GridsOfDay {
  readonly groupId: string;
  readonly date: PlainDate;
}

type Reaction = BodyOf<'reactToGrid'>['reaction'];

interface OnVisit {
  /** The number of the visit. Other visits don't reuse the response. */
  readonly visit: number;
}

/** The last row shown. Without it, the first rows are returned. */
type AfterRow = { readonly afterCount?: number; readonly afterName?: string };

const limit = LIMITS.LEADERBOARD_ROWS;
const kept = { keepUnusedDataFor: LIMITS.LEADERBOARD_KEPT_SECONDS } as const;

export interface WeekQuery extends OnVisit {
  readonly groupId: string;
  /** The number of weeks before this one. */
  readonly back: number;
}

interface PeriodQuery extends OnVisit {
  readonly period: Period;
  readonly back: number;
  readonly sort: PeriodSort;
}

const leaderboardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    groupGrids: build.query<ResponseOf<'groupGrids'>, GridsOfDay>({
      query: ({ groupId, date }) => ({
        url: pathOf(PATHS.groupGrids, { groupId }),
        params: { date, timezone: userTimezone() },
      }),
      providesTags: ['Leaderboard', 'Groups', 'Members', 'Daily'],
    }),
    closeGrids: build.mutation<ResponseOf<'closeGrids'>, GridsOfDay & { closed: boolean }>({
      query: ({ groupId, closed }) => put(pathOf(PATHS.groupGrids, { groupId }), { closed }),
      onQueryStarted: async ({ groupId, date, closed }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          leaderboardsApi.util.updateQueryData('groupGrids', { groupId, date }, (grids) => {
            grids.closesOwn = closed;
          }),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: (done) => (done ? ['Members'] : []),
    }),
    reactToGrid: build.mutation<
      ResponseOf<'reactToGrid'>,
      GridsOfDay & { memberId: string; reaction: Reaction }
    >({
      query: ({ groupId, memberId, date, reaction }) =>
        put(pathOf(PATHS.gridReaction, { groupId, memberId }), { date, reaction }),
      onQueryStarted: async ({ groupId, memberId, date }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        dispatch(
          leaderboardsApi.util.updateQueryData('groupGrids', { groupId, date }, ({ grids }) => {
            const grid = grids.find(({ playerUUID }) => playerUUID === memberId);
            if (grid) grid.reactions = done.data.reactions;
          }),
        );
      },
    }),
    leaderboard: build.query<ResponseOf<'readLeaderboard'>, OnVisit & { readonly sort: SortMode }>({
      query: ({ sort }) => ({
        url: PATHS.leaderboard,
        params: { sort, limit, timezone: userTimezone() },
      }),
      ...kept,
      providesTags: ['Leaderboard'],
    }),
    perfectClub: build.infiniteQuery<ResponseOf<'perfectClub'>, void, AfterRow>({
      query: ({ pageParam }) => ({ url: PATHS.perfectClub, params: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: {},
        getNextPageParam: ({ leaderboard, hasMore }) => {
          const last = leaderboard.at(-1);
          return hasMore && last
            ? { afterCount: last.perfectScoreCount, afterName: last.playerName }
            : undefined;
        },
      },
      ...kept,
      providesTags: ['Leaderboard'],
    }),
    periodLeaderboard: build.query<ResponseOf<'periodLeaderboard'>, PeriodQuery>({
      query: ({ period, back, sort }) => ({
        url: PATHS.periodLeaderboard,
        params: { period, back, sort, limit, timezone: userTimezone() },
      }),
      ...kept,
      providesTags: ['Leaderboard'],
    }),
    groupPeriod: build.query<
      ResponseOf<'groupPeriodLeaderboard'>,
      Omit<PeriodQuery, 'sort'> & { readonly groupId: string }
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

export const {
  useLeaderboardQuery,
  usePerfectClubInfiniteQuery,
  usePeriodLeaderboardQuery,
  useGroupPeriodQuery,
  useGroupWeekQuery,
  useGroupGridsQuery,
  useCloseGridsMutation,
  useReactToGridMutation,
} = leaderboardsApi;
