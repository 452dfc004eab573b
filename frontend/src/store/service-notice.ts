import { NOTICE_HEADER } from '@tessera/contracts/constants';
import type { ServiceNotice } from '@tessera/contracts';
import { signal } from '../ui/util/signal';

/** A notice reaches all servers within this time. Until then, a response without one may be from another server. */
const SPREADS_MS = 10_000;

/** What the operator announces to everyone. */
export const serviceNotice = signal<ServiceNotice | null>(null);

let heardAt: number | undefined;
let noticedAt = -Infinity;

/** Has the server responded to anything since the page was opened? */
export const hasHeard = (): boolean => heardAt !== undefined;

/** A message of the live connection. */
export function receiveNotice(notice: ServiceNotice | undefined): void {
  noticedAt = Date.now();
  serviceNotice.set(notice?.announcement || notice?.pause ? notice : null);
}

/** Reads the notice from a response, which has none if there is nothing to announce. */
export function readNotice({ headers, ok }: Pick<Response, 'headers' | 'ok'>): void {
  heardAt = Date.now();
  const text = headers.get(NOTICE_HEADER);
  if (text === null) {
    // A proxy's error page says nothing about it.
    if (ok && serviceNotice.get() && heardAt - noticedAt > SPREADS_MS) serviceNotice.set(null);
    return;
  }
  noticedAt = heardAt;
  try {
    if (encodeURIComponent(JSON.stringify(serviceNotice.get())) !== text)
      serviceNotice.set(JSON.parse(decodeURIComponent(text)) as ServiceNotice);
  } catch {
    // It isn't ours.
  }
}
