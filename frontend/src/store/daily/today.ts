import { dateFrom, isOverEverywhere, type PlainDate } from '@tessera/rules';
import { useSyncExternalStore } from 'react';
import { clockNotifier, serverNow } from '../clock';

const CHECK_EVERY_MS = 30_000;

let cached: { readonly zone: string; readonly at: number } | null = null;

/** Gives the zone without loading the browser's time zone data (20 ms or more). Not in all browsers yet. */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}
const zoneHere = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The IANA name of this device's time zone. Cached, because finding it out can take a millisecond or more. */
export function userTimezone(): string {
  const now = Date.now();
  // The device may travel, and its clock may be set back.
  if (cached === null || Math.abs(now - cached.at) >= CHECK_EVERY_MS) {
    cached = { zone: zoneHere(), at: now };
  }
  return cached.zone;
}

/** The player's current date: the server's time in this device's time zone. `dateIn` would load that data. */
export function today(): PlainDate {
  const now = new Date(serverNow());
  return dateFrom(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Has this daily's day ended in every time zone? Then it no longer counts. */
export const isDateOver = (date: PlainDate): boolean => isOverEverywhere(date, serverNow());

/** Notifies when the date may have changed: over time, after sleep, or after a correction by the server. */
function followClock(look: () => void): () => void {
  const timer = setInterval(look, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  const stopListening = clockNotifier.listen(look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stopListening();
  };
}

/** A string or boolean derived from the clock, kept up to date. */
const useClock = <Shown extends string | boolean>(read: () => Shown): Shown =>
  useSyncExternalStore(followClock, read, read);

/** The player's date. Updates at midnight, even if the device was asleep. */
export const useToday = (): PlainDate => useClock(today);

export const useIsDateOver = (date: PlainDate): boolean => useClock(() => isDateOver(date));
