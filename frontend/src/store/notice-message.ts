import type { ServiceNotice } from '@tessera/contracts/maintenance';
import { receiveNotice } from './service-notice';

/** A notice from the live connection, or from the dashboard. */
export const noticeReceived = (notice: ServiceNotice | undefined): void =>
  receiveNotice(notice?.announcement || notice?.pause ? encodeURIComponent(JSON.stringify(notice)) : '');
