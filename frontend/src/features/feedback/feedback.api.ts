import { PATHS } from '@tessera/contracts/wire';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';
import { TEXTS } from '@tessera/contracts/texts';
import { isApiError } from '../../store/api/api-error';
import { toast } from '../../ui/toast/toast';

/** Shows a notice that something failed, with the server's reason if there is one. */
export function showFailure(title: string, error: unknown): void {
  const { status, code, message } = isApiError(error) ? error : { status: 0, code: null, message: '' };
  const reason = status === 0 ? TEXTS.reconnect : code === null ? undefined : message;
  toast({ title, description: reason, tone: 'destructive' });
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
