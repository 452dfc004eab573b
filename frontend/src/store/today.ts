import { dateIn, isOverEverywhere, type PlainDate } from '@tessera/rules';
import { useSyncExternalStore } from 'react';
import { clockNews, serverNow } from './clock';

const LOOK_EVERY_MS = 30_000;

let kept: { readonly zone: string; readonly at: number } | null = null;

/** The IANA name of this device's time zone. To find it out takes a millisecond and more, at every render. */
export function userTimezone(): string {
  const now = Date.now();
  // A device may travel, and its clock may be set back.
  if (kept === null || Math.abs(now - kept.at) >= LOOK_EVERY_MS) {
    kept = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, at: now };
  }
  return kept.zone;
}

/** The player's date, now: what the server's clock shows in the time zone of this device. */
export const today = (): PlainDate => dateIn(userTimezone(), serverNow());

/** Is the day of this daily over in every time zone? Then it counts no more. */
export const isOver = (date: PlainDate): boolean => isOverEverywhere(date, serverNow());

/** Hears when the clock may show something else: after a while, after sleep, after a word of the server. */
function followClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  const endNews = clockNews.listen(look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    endNews();
  };
}

/** What is read off the clock, a text or a truth; follows it. */
const useClock = <Shown extends string | boolean>(read: () => Shown): Shown =>
  useSyncExternalStore(followClock, read, read);

/** The player's date; follows midnight, also when the device slept through it. */
export const useToday = (): PlainDate => useClock(today);

export const useIsOver = (date: PlainDate): boolean => useClock(() => isOver(date));
