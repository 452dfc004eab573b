import { PATHS } from '@tessera/contracts/constants';
import { api, type ResponseOf, type BodyOf } from '../../store/api/api';

export const { useSendReportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendReport: build.mutation<ResponseOf<'sendReport'>, BodyOf<'sendReport'>>({
      query: (body) => ({ url: PATHS.reports, method: 'POST', body }),
    }),
  }),
});
