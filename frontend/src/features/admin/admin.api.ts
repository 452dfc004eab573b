import type { DashboardMetrics, FeedbackItem } from '@tessera/contracts/admin';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../store/api/api';

export const {
  useDashboardMetricsQuery,
  useAdminFeedbackQuery,
  useAdminOperationsQuery,
  useRunAdminJobMutation,
} = api.injectEndpoints({
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
      query: (name) => ({ url: pathOf(PATHS.runAdminJob, { name }), method: 'POST', body: {} }),
    }),
  }),
});
