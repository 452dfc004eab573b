/** Long enough for the next page to take over the connection. */
const RELEASE_MS = 5000;

interface ConnectionHolderOptions {
  readonly start: () => void;
  readonly stop: () => void;
  /** Is the connection needed even though no page holds it? */
  readonly isNeeded: () => boolean;
}

export interface ConnectionHolder {
  /** Keeps the connection open until the returned function is called. */
  readonly hold: () => () => void;
  /** Stops the connection shortly, unless something needs it by then. */
  readonly releaseSoon: () => void;
}

/** Starts a connection shared by several pages, and stops it when it is no longer needed. */
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
