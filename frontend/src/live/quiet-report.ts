/** Most connections are back by then, once the player looks at the page again. */
const QUIET_MS = 2000;

interface QuietReport<State> {
  readonly report: (connection: State) => void;
  /** The player has come back: for a moment, trouble isn't worth showing. */
  readonly beQuiet: () => void;
  readonly stop: () => void;
}

/**
 * Reports the state of a connection: an open one at once, but trouble only to a page that the player looks at, and
 * not right after they have come back to it. The board stays as it was, without any sign of loading.
 */
export function createQuietReport<State extends { readonly state: string }>(
  onConnection: (connection: State) => void,
): QuietReport<State> {
  let held: State | null = null;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(quiet);
    quiet = undefined;
    held = null;
  };
  const tellHeld = () => {
    const connection = held;
    stop();
    if (connection) report(connection);
  };
  const report = (connection: State) => {
    const isTrouble = connection.state !== 'open';
    if (isTrouble && (quiet !== undefined || document.visibilityState === 'hidden')) {
      held = connection;
      return;
    }
    stop();
    onConnection(connection);
  };
  const beQuiet = () => {
    clearTimeout(quiet);
    quiet = setTimeout(tellHeld, QUIET_MS);
  };
  return { report, beQuiet, stop };
}
