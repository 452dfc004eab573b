/**
 * Limits of live games, in a file of their own so that a browser that plays only the daily doesn't load them.
 */

/**
 * Presence: a player counts as away after this long without a signal, and sends at most one signal per
 * interval.
 */
export const AWAY_AFTER_MS = 2 * 60_000;
export const PRESENCE_EVERY_MS = 60_000;

/** The live connection. */
export const CONNECT_TIMEOUT_MS = 8000;
export const HEARTBEAT_EVERY_MS = 25_000;
export const HEARTBEAT_CHECK_MS = 30_000;
export const FALLBACK_AFTER_MS = 3000;
/** Polling as a last resort: after creating or joining a game, and after a move. */
export const POLL_GAME_EVERY_MS = 15_000;
export const POLL_GAME_FOR_MS = 3 * 60_000;
export const POLL_MOVE_EVERY_MS = 10_000;
export const POLL_MOVE_FOR_MS = 45_000;
export const ACTIVE_GAMES_POLL_MS = 30_000;
/** On all pages, to count the games that wait for the player. */
export const TURNS_POLL_MS = 2 * 60_000;
export const SYNC_TOAST_MS = 3000;
export const JOINED_NOTIFICATION_MS = 5000;
export const CONFETTI_MS = 4000;
