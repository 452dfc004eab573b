import { PATHS } from '@tessera/contracts/wire';
import { api, type ResponseOf, type BodyOf } from '../../store/api/api';

export const { useSendFeedbackMutation, useAddFeedbackEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<ResponseOf<'sendFeedback'>, BodyOf<'sendFeedback'>>({
      query: (body) => ({ url: PATHS.sendFeedback, method: 'POST', body }),
    }),
    addFeedbackEmail: build.mutation<ResponseOf<'addFeedbackEmail'>, BodyOf<'addFeedbackEmail'>>({
      query: (body) => ({ url: PATHS.addFeedbackEmail, method: 'POST', body }),
    }),
  }),
});
