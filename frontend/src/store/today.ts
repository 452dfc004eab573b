import { dateIn, type PlainDate } from '@tessera/rules';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 30_000;

/** The IANA name of this device's time zone. */
export const userTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

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
