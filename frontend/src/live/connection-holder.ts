/** A page that follows at once keeps the connection. */
const RELEASE_MS = 5000;

interface ConnectionHolderOptions {
  readonly start: () => void;
  readonly stop: () => void;
  /** Is the connection needed even though no page holds it? */
  readonly isNeeded: () => boolean;
}

export interface ConnectionHolder {
  /** Keeps the connection up until the returned function is called. */
  readonly hold: () => () => void;
  /** Call this when the connection may no longer be needed: it stops unless it is needed soon. */
  readonly releaseSoon: () => void;
}

/** Starts a connection that several pages use, and stops it when none of them needs it any more. */
export function createConnectionHolder({ start, stop, isNeeded }: ConnectionHolderOptions): ConnectionHolder {
  let holders = 0;
  let release: ReturnType<typeof setTimeout> | undefined;
  const mayStop = () => holders === 0 && !isNeeded();

  const releaseSoon = () => {
    if (!mayStop() || release !== undefined) return;
    release = setTimeout(() => {
      release = undefined;
      if (mayStop()) stop();
    }, RELEASE_MS);
  };

  const hold = () => {
    clearTimeout(release);
    release = undefined;
    holders += 1;
    start();
    return () => {
      holders -= 1;
      releaseSoon();
    };
  };

  return { hold, releaseSoon };
}
