import type { DashboardMetrics, FeedbackItem } from '@tessera/contracts';
import { PATHS, pathOf } from '@tessera/contracts/constants';
import { api, type AnswerOf } from '../../store/api/api';

export const {
  useDashboardMetricsQuery,
  useAdminFeedbackQuery,
  useAdminOperationsQuery,
  useRunAdminJobMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardMetrics: build.query<DashboardMetrics, void>({
      query: () => PATHS.adminMetrics,
      transformResponse: ({ metrics }: AnswerOf<'adminMetrics'>) => metrics,
    }),
    /** Messages from the given number of past days. */
    adminFeedback: build.query<FeedbackItem[], number>({
      query: (days) => ({ url: PATHS.adminFeedback, params: { days } }),
      transformResponse: ({ feedback }: AnswerOf<'adminFeedback'>) => feedback,
    }),
    adminOperations: build.query<AnswerOf<'adminOperations'>, void>({
      query: () => PATHS.adminOperations,
    }),
    runAdminJob: build.mutation<AnswerOf<'runAdminJob'>, string>({
      query: (name) => ({ url: pathOf(PATHS.runAdminJob, { name }), method: 'POST', body: {} }),
    }),
  }),
});
