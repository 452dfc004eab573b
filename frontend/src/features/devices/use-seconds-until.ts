import { useEffect, useState } from 'react';
import { serverNow } from '../../store/clock';

const left = (instant: string | undefined): number =>
  instant === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));

/** How many seconds are left until an instant by the server's clock. */
export function useSecondsUntil(instant: string | undefined): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return left(instant);
}
