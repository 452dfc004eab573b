import { NOTICE_HEADER } from '@tessera/contracts/wire';
import { createNotifier } from './notifications';
import type { ServiceNotice } from '@tessera/contracts/maintenance';

/** A notice reaches all servers within this time. Until then, a response without one may be from another server. */
const SPREADS_MS = 10_000;

let notice = '';
let noticedAt = -Infinity;
let isHeard = false;

const changes = createNotifier<null>();

/** What the operator announces to everyone, as in the header of a response; empty if nothing. */
export const serviceNotice = {
  get: (): string => notice,
  subscribe: (listener: () => void) => changes.listen(listener),
};

function set(text: string): void {
  notice = text;
  changes.notify(null);
}

/** Has the server responded to anything since the page was opened? */
export const hasHeard = (): boolean => isHeard;

function receiveNotice(text: string): void {
  noticedAt = Date.now();
  set(text);
}

/** Reads the notice from a response. A proxy's error page says nothing about it. */
export function readNotice({ headers, ok }: Pick<Response, 'headers' | 'ok'>): void {
  const text = headers.get(NOTICE_HEADER);
  isHeard = true;
  if (text) receiveNotice(text);
  else if (ok && Date.now() - noticedAt > SPREADS_MS) set('');
}

/** A notice from the live connection, or from the dashboard. */
export const noticeReceived = (notice: ServiceNotice | undefined): void =>
  receiveNotice(notice?.announcement || notice?.pause ? encodeURIComponent(JSON.stringify(notice)) : '');
