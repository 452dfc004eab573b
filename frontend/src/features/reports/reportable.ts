import type { ReportKind } from '@tessera/contracts/constants';

/** Something that can be reported, with the name it has on the page. */
export interface Reportable {
  readonly kind: ReportKind;
  /** Its ID, as in the call. */
  readonly target: string;
  readonly name: string;
}
