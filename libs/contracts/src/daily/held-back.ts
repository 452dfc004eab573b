/**
 * What counts on public leaderboards, besides having a name (decision 0023). LIMITS multiplies the numbers per
 * network; 0 turns all of this off.
 */

/** From the first letter to the full grid, on the server's clock: 1.5 seconds for each of the sixteen rounds. */
export const DAILY_MIN_SECONDS = 24;
/** Players are new until their dailies of this many dates have counted, the first of them this long ago. */
export const NEW_PLAYER_DAILIES = 3;
export const NEW_PLAYER_HOURS = 48;
/** How many results of new players count for each network (IPv6 by /64) and date: more than a school class. */
export const NETWORK_NEW_PLAYERS = 40;
/** How many of them can have at least this score, and how many results of its other players. */
export const NETWORK_HIGH_SCORES = 5;
export const HIGH_SCORE = 29;
/** How long the numbers per network are kept. */
export const NETWORK_COUNTS_KEPT_DAYS = 2;

/** Why a result doesn't count on public leaderboards. */
export const HELD_BACK_REASONS = ['too-fast', 'many-new-players', 'many-high-scores'] as const;
export type HeldBackReason = (typeof HELD_BACK_REASONS)[number];

/** Rows of the admins' list of held-back results per page. */
export const HELD_BACK_PAGE = 20;
