/** Numbers that both sides agree on. Times are milliseconds where the name ends in `_MS`. */
export * from './live-limits.js';

/** A phone is a window of at most this width, in CSS pixels. */
export const MOBILE_MAX_WIDTH = 768;

export const TOAST_MS = 5000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const COPIED_MS = 2000;
export const SWIPE_CLOSE_PX = 50;
export const BLIND_BANNER_MS = 2000;

/** Data fetching: how long an answer counts as fresh, and how long an unused one is kept. */
export const FRESH_SECONDS = 5 * 60;
export const KEEP_UNUSED_SECONDS = 10 * 60;
export const STATS_POLL_MS = 5000;

/** How long a request may wait for its answer; the check for a completion only adds to what is known here. */
export const REQUEST_TIMEOUT_MS = 10_000;
export const COMPLETION_CHECK_TIMEOUT_MS = 3000;

export const CONNECTIVITY_EVERY_MS = 500;
export const CONNECTIVITY_TIMEOUT_MS = 1500;
export const DEFINITION_TIMEOUT_MS = 1500;

export const IDENTITY_MAX_AGE_DAYS = 10_000;
export const COMPLETIONS_KEPT_DAYS = 90;
export const LOCAL_STREAK_DAYS = 365;

export const WORD_MIN_LENGTH = 2;
export const WORD_MAX_LENGTH = 4;

export const PASSWORD_MIN_LENGTH = 6;
/** Longer ones would only cost the server time. */
export const PASSWORD_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const ACCOUNT_NAME_MAX_LENGTH = 60;
/** A link for a new password works this long. */
export const RESET_TOKEN_MS = 2 * 60 * 60_000;
/** After a reset the page leads to the sign-in this much later. */
export const RESET_REDIRECT_MS = 2000;
/** After a session has ended the page is loaded anew this much later. */
export const SESSION_RELOAD_MS = 2000;
export const USER_REFETCH_MS = 30_000;
/** How often a tab looks whether its player has changed: the first time, and the longest pause. */
export const IDENTITY_POLL_MIN_MS = 5000;
export const IDENTITY_POLL_MAX_MS = 60_000;
/** The largest state of a running daily that is kept for an account, in bytes of JSON. */
export const DAILY_STATE_LIMIT_BYTES = 16 * 1024;

/** The largest body of a request, in bytes. */
export const BODY_LIMIT_BYTES = 32 * 1024;

/**
 * Requests per window of seconds, counted for the network address (IPv6 by /64), for the player, and
 * where it says so for the account whose address the request names. The configuration's LIMITS
 * multiplies them; 0 there switches them off.
 */
export const RATE_LIMITS = {
  /** Generous: a school behind one address must not suffer, and the results page asks 12 times a minute. */
  read: { perAddress: 3000, perPlayer: 240, seconds: 60 },
  createDaily: { perAddress: 120, perPlayer: 20, seconds: 60 },
  completeDaily: { perAddress: 120, perPlayer: 20, seconds: 60 },
  createGame: { perAddress: 60, perPlayer: 20, seconds: 60 },
  /** Every way to ask for a game by its code: what guessing codes would need. */
  lookUpGame: { perAddress: 300, perPlayer: 120, seconds: 60 },
  playMove: { perAddress: 3000, perPlayer: 300, seconds: 60 },
  presence: { perAddress: 600, perPlayer: 60, seconds: 60 },
  checkWord: { perAddress: 120, perPlayer: 60, seconds: 60 },
  login: { perAddress: 100, perPlayer: 30, perAccount: 20, seconds: 15 * 60 },
  register: { perAddress: 60, perPlayer: 10, perAccount: 10, seconds: 60 * 60 },
  requestReset: { perAddress: 60, perPlayer: 10, perAccount: 5, seconds: 60 * 60 },
  redeemReset: { perAddress: 120, perPlayer: 30, seconds: 15 * 60 },
  linkUuid: { perAddress: 300, perPlayer: 30, seconds: 60 },
  /** Asked by every open tab, twice a minute and at each return to it. */
  session: { perAddress: 3000, perPlayer: 120, seconds: 60 },
  syncState: { perAddress: 1200, perPlayer: 120, seconds: 60 },
  ownData: { perAddress: 60, perPlayer: 10, seconds: 15 * 60 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;
