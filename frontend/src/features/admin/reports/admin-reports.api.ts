import type { Report } from '@tessera/contracts/moderation';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type ResponseOf, type BodyOf } from '../../../store/api/api';

/** Open reports are waiting for an admin; closed ones have been handled. */
export type ReportState = 'open' | 'closed';

type Change = { readonly reportId: string } & BodyOf<'actOnReport'>;

const isOpen = ({ actions }: Report): boolean => actions.length === 0;

const adminReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminReports: build.infiniteQuery<ResponseOf<'adminReports'>, ReportState, number>({
      query: ({ queryArg, pageParam }) => ({
        url: PATHS.adminReports,
        params: { state: queryArg, page: pageParam },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
      },
    }),
    actOnReport: build.mutation<ResponseOf<'actOnReport'>, Change>({
      query: ({ reportId, ...body }) => ({
        url: pathOf(PATHS.reportActions, { reportId }),
        method: 'POST',
        body,
      }),
      // The report stays where it is until the list is loaded again, so that the action can be undone there.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.then(
          ({ data }) => data.report,
          () => null,
        );
        if (!changed) return;
        for (const state of ['open', 'closed'] as const) {
          dispatch(
            adminReportsApi.util.updateQueryData('adminReports', state, ({ pages }) => {
              for (const page of pages) replaceIn(page, changed);
            }),
          );
        }
      },
    }),
  }),
});

function replaceIn(page: ResponseOf<'adminReports'>, changed: Report): void {
  const at = page.reports.findIndex(({ id }) => id === changed.id);
  const before = page.reports[at];
  if (!before) return;
  page.openCount += Number(isOpen(changed)) - Number(isOpen(before));
  page.reports[at] = changed;
}

export const { useAdminReportsInfiniteQuery, useActOnReportMutation } = adminReportsApi;
