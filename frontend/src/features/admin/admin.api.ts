import type {
  DashboardMetrics,
  FeedbackItem,
  HeldBackResult,
  FoundPerson,
  PersonSheet,
} from '@tessera/contracts/admin';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, post, put, type ResponseOf, type BodyOf } from '../../store/api/api';
import type { ServiceNotice } from '@tessera/contracts/maintenance';
import { noticeReceived } from '../../store/service-notice';
import type { Report } from '@tessera/contracts/moderation';

/** Open reports are waiting for an admin; closed ones have been handled. */
export type ReportState = 'open' | 'closed';

type ReportChange = { readonly reportId: string } & BodyOf<'actOnReport'>;

const isOpenReport = ({ actions }: Report): boolean => actions.length === 0;

interface OfPerson {
  readonly personId: string;
}

type Decision = Pick<HeldBackResult, 'gameId'> & BodyOf<'decideHeldBack'>;

/** The lists come in pages from 1 on. */
const NUMBERED_PAGES = {
  initialPageParam: 1,
  getNextPageParam: ({ hasMore }: { hasMore: boolean }, _pages: unknown, page: number) =>
    hasMore ? page + 1 : undefined,
};

const adminApi = api.enhanceEndpoints({ addTagTypes: ['Reports'] }).injectEndpoints({
  endpoints: (build) => ({
    dashboardMetrics: build.query<DashboardMetrics, void>({
      query: () => PATHS.adminMetrics,
      transformResponse: ({ metrics }: ResponseOf<'adminMetrics'>) => metrics,
    }),
    /** Messages from the given number of past days. */
    adminFeedback: build.query<FeedbackItem[], number>({
      query: (days) => ({ url: PATHS.adminFeedback, params: { days } }),
      transformResponse: ({ feedback }: ResponseOf<'adminFeedback'>) => feedback,
    }),
    adminOperations: build.query<ResponseOf<'adminOperations'>, void>({
      query: () => PATHS.adminOperations,
    }),
    runAdminJob: build.mutation<ResponseOf<'runAdminJob'>, string>({
      query: (name) => post(pathOf(PATHS.runAdminJob, { name })),
    }),
    heldBack: build.infiniteQuery<ResponseOf<'adminHeldBack'>, void, number>({
      query: ({ pageParam }) => ({ url: PATHS.adminHeldBack, params: { page: pageParam } }),
      infiniteQueryOptions: NUMBERED_PAGES,
    }),
    decideHeldBack: build.mutation<ResponseOf<'decideHeldBack'>, Decision>({
      query: ({ gameId, ...body }) => post(pathOf(PATHS.decideHeldBack, { gameId }), body),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        const decided = done.data.result;
        dispatch(
          adminApi.util.updateQueryData('heldBack', undefined, ({ pages }) => {
            for (const { results } of pages) {
              const at = results.findIndex(({ gameId }) => gameId === decided.gameId);
              if (at >= 0) results[at] = decided;
            }
          }),
        );
      },
    }),
    maintenance: build.query<ServiceNotice, void>({
      query: () => PATHS.adminMaintenance,
      transformResponse: ({ notice }: ResponseOf<'readMaintenance'>) => notice,
    }),
    changeMaintenance: build.mutation<ServiceNotice, BodyOf<'changeMaintenance'>>({
      query: (body) => put(PATHS.adminMaintenance, body),
      transformResponse: ({ notice }: ResponseOf<'changeMaintenance'>) => notice,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        noticeReceived(done.data);
        dispatch(adminApi.util.updateQueryData('maintenance', undefined, () => done.data));
      },
    }),
    findPeople: build.query<FoundPerson[], string>({
      query: (search) => ({ url: PATHS.people, params: { search } }),
      transformResponse: ({ people }: ResponseOf<'findPeople'>) => people,
    }),
    person: build.query<PersonSheet, string>({
      query: (personId) => pathOf(PATHS.person, { personId }),
      transformResponse: ({ person }: ResponseOf<'readPerson'>) => person,
    }),
    personEmail: build.query<string, string>({
      query: (personId) => pathOf(PATHS.personEmail, { personId }),
      transformResponse: ({ email }: ResponseOf<'readPersonEmail'>) => email,
    }),
    listPerson: build.mutation<ResponseOf<'listPerson'>, OfPerson & BodyOf<'listPerson'>>({
      query: ({ personId, ...body }) => put(pathOf(PATHS.personListing, { personId }), body),
    }),
    actOnPerson: build.mutation<ResponseOf<'actOnPerson'>, OfPerson & BodyOf<'actOnPerson'>>({
      query: ({ personId, ...body }) => post(pathOf(PATHS.personActions, { personId }), body),
    }),
    adminReports: build.infiniteQuery<ResponseOf<'adminReports'>, ReportState, number>({
      query: ({ queryArg, pageParam }) => ({
        url: PATHS.adminReports,
        params: { state: queryArg, page: pageParam },
      }),
      infiniteQueryOptions: NUMBERED_PAGES,
      providesTags: (_data, _error, state) => [{ type: 'Reports', id: state }],
    }),
    actOnReport: build.mutation<ResponseOf<'actOnReport'>, ReportChange>({
      query: ({ reportId, ...body }) => post(pathOf(PATHS.reportActions, { reportId }), body),
      // The report stays where it is until the list is loaded again, so that the action can be undone there.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        for (const state of ['open', 'closed'] as const) {
          let isListed = false;
          dispatch(
            adminApi.util.updateQueryData('adminReports', state, ({ pages }) => {
              for (const page of pages) isListed = replaceIn(page, done.data.report) || isListed;
            }),
          );
          // A list that is being loaded may be from before the action.
          if (!isListed) dispatch(adminApi.util.invalidateTags([{ type: 'Reports', id: state }]));
        }
      },
    }),
  }),
});

/** Returns whether the page has the report. */
function replaceIn(page: ResponseOf<'adminReports'>, changed: Report): boolean {
  const at = page.reports.findIndex(({ id }) => id === changed.id);
  const before = page.reports[at];
  if (!before) return false;
  page.openCount += Number(isOpenReport(changed)) - Number(isOpenReport(before));
  page.reports[at] = changed;
  return true;
}

export const {
  useAdminReportsInfiniteQuery,
  useActOnReportMutation,
  useFindPeopleQuery,
  usePersonQuery,
  useLazyPersonEmailQuery,
  useListPersonMutation,
  useActOnPersonMutation,
  useMaintenanceQuery,
  useChangeMaintenanceMutation,
  useHeldBackInfiniteQuery,
  useDecideHeldBackMutation,
  useDashboardMetricsQuery,
  useAdminFeedbackQuery,
  useAdminOperationsQuery,
  useRunAdminJobMutation,
} = adminApi;
