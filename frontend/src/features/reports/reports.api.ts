import { PATHS } from '@tessera/contracts/constants';
import { api, type AnswerOf, type BodyOf } from '../../store/api/api';

export const { useSendReportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendReport: build.mutation<AnswerOf<'sendReport'>, BodyOf<'sendReport'>>({
      query: (body) => ({ url: PATHS.reports, method: 'POST', body }),
    }),
  }),
});
