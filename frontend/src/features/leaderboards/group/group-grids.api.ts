import { PATHS, pathOf } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { api, type BodyOf, type ResponseOf } from '../../../store/api/api';
import { userTimezone } from '../../../store/daily/today';

export interface GridsOfDay {
  readonly groupId: string;
  readonly date: PlainDate;
}

type Reaction = BodyOf<'reactToGrid'>['reaction'];

const groupGridsApi = api.injectEndpoints({
  endpoints: (build) => ({
    groupGrids: build.query<ResponseOf<'groupGrids'>, GridsOfDay>({
      query: ({ groupId, date }) => ({
        url: pathOf(PATHS.groupGrids, { groupId }),
        params: { date, timezone: userTimezone() },
      }),
      providesTags: ['Leaderboard', 'Groups', 'Members'],
    }),
    closeGrids: build.mutation<ResponseOf<'closeGrids'>, { groupId: string; closed: boolean }>({
      query: ({ groupId, closed }) => ({
        url: pathOf(PATHS.groupGrids, { groupId }),
        method: 'PUT',
        body: { closed },
      }),
      invalidatesTags: (done) => (done ? ['Members'] : []),
    }),
    reactToGrid: build.mutation<
      ResponseOf<'reactToGrid'>,
      GridsOfDay & { memberId: string; reaction: Reaction }
    >({
      query: ({ groupId, memberId, date, reaction }) => ({
        url: pathOf(PATHS.gridReaction, { groupId, memberId }),
        method: 'PUT',
        body: { date, reaction },
      }),
      onQueryStarted: async ({ groupId, memberId, date }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        dispatch(
          groupGridsApi.util.updateQueryData('groupGrids', { groupId, date }, ({ grids }) => {
            const grid = grids.find(({ playerUUID }) => playerUUID === memberId);
            if (grid) grid.reactions = done.data.reactions;
          }),
        );
      },
    }),
  }),
});

export const { useGroupGridsQuery, useCloseGridsMutation, useReactToGridMutation } = groupGridsApi;
