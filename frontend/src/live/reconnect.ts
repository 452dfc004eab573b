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

/** After a shorter absence, the connection can't have been lost without a sign of it. */
const SHORT_MS = 3000;

/** Calls `onReturn` when the player looks at the page again after a while, or when the device has slept. */
export function watchReturns(onReturn: () => void): () => void {
  let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
  let wasFrozen = false;
  let tickedAt = Date.now();

  const returned = () => {
    const wasLong = wasFrozen || (hiddenAt !== null && Date.now() - hiddenAt >= SHORT_MS);
    hiddenAt = null;
    wasFrozen = false;
    if (wasLong) onReturn();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt ??= Date.now();
    else returned();
  };
  const onResume = () => {
    wasFrozen = true;
    if (document.visibilityState === 'visible') returned();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onResume();
  };
  // Computers sleep while the page stays visible. A timer that comes far too late is the only sign of that.
  const tick = () => {
    const isLate = Date.now() - tickedAt > 2 * LIMITS.HEARTBEAT_CHECK_MS;
    tickedAt = Date.now();
    if (isLate) onResume();
  };
  const timer = setInterval(tick, LIMITS.HEARTBEAT_CHECK_MS);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('resume', onResume);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    document.removeEventListener('resume', onResume);
    window.removeEventListener('pageshow', onPageShow);
  };
}
