/** How often the spread of today's scores is updated while it is shown. */
export const SPREAD_POLL_MS = 8000;
/** With fewer games, a spread would tell single players' scores. */
export const SPREAD_MIN_GAMES = 20;
