import { dateIn, type PlainDate } from '@tessera/rules';
import { useEffect, useState } from 'react';

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

/** The player's date, now. */
export const today = (): PlainDate => dateIn(userTimezone(), Date.now());

/** The player's date; follows midnight, also when the device slept through it. */
export function useToday(): PlainDate {
  const [date, setDate] = useState(today);
  useEffect(() => {
    const look = () => setDate(today());
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return date;
}
