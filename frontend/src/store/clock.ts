import { correctedOffset, DAY_MS } from '@tessera/rules';
import { KEYS } from './storage/keys';
import { createNotifier } from './notifications';
import { localStore, sessionStore } from './storage/storage';

// A device's clock can be days off, so the server's clock, sent with every response, decides which date it
// is. The offset between the two is stored, so that it is also available offline.

/** The largest offset that is accepted, because years must keep four digits. */
const MAX_MS = 100 * 365 * DAY_MS;
const SURE_FOR_MS = 10 * 60_000;
const NOTE_EVERY_MS = 60_000;
/** No request takes this long: the device must have slept, or its clock was changed. */
const TOO_LONG_MS = 30_000;

function offset(): number {
  const saved = Number(localStore.readText(KEYS.clockOffset) ?? 0);
  return Number.isSafeInteger(saved) && Math.abs(saved) <= MAX_MS ? saved : 0;
}

/** The time by the server's clock, or by the device's if the server has never responded. */
export const serverNow = (): number => Date.now() + offset();

/** Notifies when the offset has been corrected. */
export const clockNotifier = createNotifier<null>();

const timeSinceSync = (): number =>
  Math.abs(Date.now() - Number(sessionStore.readText(KEYS.clockSyncedAt) ?? NaN));

/** Has the server's time been received recently, with no change to the device's clock since? */
export const isClockTrusted = (): boolean => timeSinceSync() < SURE_FOR_MS;

/** Reads the time from the response to a request sent at `requestedAt`. Cached responses are ignored. */
export function syncClock(headers: Headers, requestedAt: number, receivedAt = Date.now()): void {
  const serverTime = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(serverTime) || headers.has('age')) return;
  if (receivedAt < requestedAt || receivedAt - requestedAt > TOO_LONG_MS) return;
  if (!(timeSinceSync() < NOTE_EVERY_MS)) sessionStore.writeText(KEYS.clockSyncedAt, String(receivedAt));
  const before = offset();
  const now = correctedOffset(before, { serverTime, requestedAt, receivedAt });
  if (now === before) return;
  localStore.writeText(KEYS.clockOffset, String(now));
  clockNotifier.notify(null);
}
