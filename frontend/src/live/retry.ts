import { LIMITS } from '@tessera/contracts/wire';

/** The timer of the next attempt to connect. */
interface Retry {
  readonly in: (ms: number) => void;
  /** After a failure: later with each one in a row. */
  readonly later: () => void;
  /** Forgets the failures so far. */
  readonly reset: () => void;
  readonly cancel: () => void;
}

/** `random` is from 0 to 1, to spread reconnections. */
export function createRetry(attempt: () => void, random: () => number): Retry {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => clearTimeout(timer);
  const retryIn = (ms: number) => {
    cancel();
    timer = setTimeout(attempt, ms);
  };
  return {
    in: retryIn,
    later: () => {
      failures += 1;
      const span = LIMITS.RECONNECT_FIRST_MAX_MS - LIMITS.RECONNECT_MIN_MS;
      const pause = LIMITS.RECONNECT_MIN_MS + random() * span;
      retryIn(Math.min(pause * failures, LIMITS.RECONNECT_MAX_MS));
    },
    reset: () => {
      failures = 0;
    },
    cancel,
  };
}
