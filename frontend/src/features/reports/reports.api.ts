import type { ReportKind } from '@tessera/contracts/moderation';
import { PATHS } from '@tessera/contracts/wire';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';

/** Something that can be reported, with the name it has on the page. */
export interface Reportable {
  readonly kind: ReportKind;
  /** Its ID, as in the call. */
  readonly target: string;
  readonly name: string;
}

export const { useSendReportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendReport: build.mutation<ResponseOf<'sendReport'>, BodyOf<'sendReport'>>({
      query: (body) => post(PATHS.reports, body),
    }),
  }),
});
