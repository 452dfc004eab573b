import { PATHS } from '@tessera/contracts/wire';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';
import { TEXTS } from '@tessera/contracts/texts';
import { isApiError } from '../../store/api/api-error';

/** The server's reason for a failure, if there is one. */
export function reasonIn(error: unknown): string | undefined {
  const { status, code, message } = isApiError(error) ? error : { status: 0, code: null, message: '' };
  return status === 0 ? TEXTS.reconnect : code === null ? undefined : message;
}

export const { useSendFeedbackMutation, useAddFeedbackEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<ResponseOf<'sendFeedback'>, BodyOf<'sendFeedback'>>({
      query: (body) => post(PATHS.sendFeedback, body),
    }),
    addFeedbackEmail: build.mutation<ResponseOf<'addFeedbackEmail'>, BodyOf<'addFeedbackEmail'>>({
      query: (body) => post(PATHS.addFeedbackEmail, body),
    }),
  }),
});
