import { addDays, type PlainDate } from '@tessera/rules';
import { useEffect, useState } from 'react';
import { clockNotifier, serverNow } from '../../../store/clock';

const SECOND = 1000;

/** Milliseconds until the day after `today` begins in this device's time zone. */
const timeLeft = (today: PlainDate): number =>
  Math.max(0, new Date(`${addDays(today, 1)}T00:00:00`).getTime() - serverNow());

const twoDigits = (number: number): string => String(Math.floor(number)).padStart(2, '0');

/** '05:09:42', rounded up, so that it ends with the day. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

/** Counts down to the next daily, which appears once the day is over. */
export function Countdown({ today }: { readonly today: PlainDate }) {
  const [left, setLeft] = useState(() => timeLeft(today));
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const now = timeLeft(today);
        setLeft(now);
        // Whatever depends on the date looks at the clock again.
        if (now === 0) clockNotifier.notify(null);
      },
      left % SECOND || SECOND,
    );
    return () => clearTimeout(timer);
  }, [left, today]);
  return (
    // Screen readers read it on request; role="timer" isn't announced.
    <span role="timer" className="font-display text-2xl text-ink leading-none font-[620] tabular-nums">
      {clockText(left)}
    </span>
  );
}
