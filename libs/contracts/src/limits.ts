/** Numbers that both sides agree on. Times are milliseconds where the name ends in `_MS`. */
export * from './admin-limits.js';
export * from './community-limits.js';
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
/** How often an open page checks for a new release, besides when the player returns to it. */
export const RELEASE_CHECK_MS = 60 * 60_000;

/** How long a request may wait for its answer; the check for a completion only adds to what is known here. */
export const REQUEST_TIMEOUT_MS = 10_000;
export const COMPLETION_CHECK_TIMEOUT_MS = 3000;
/** How long a daily waits for what another device has played of it, and a logout for the server to hear of it. */
export const RESTORE_TIMEOUT_MS = 3000;
export const LOGOUT_TIMEOUT_MS = 5000;

/** A lost connection is tried anew after a time between the first two, which grows up to the third. */
export const RECONNECT_MIN_MS = 3000;
export const RECONNECT_MAX_MS = 5000;
export const RECONNECT_MOST_MS = 15_000;

export const CONNECTIVITY_EVERY_MS = 500;
export const CONNECTIVITY_TIMEOUT_MS = 1500;
export const DEFINITION_TIMEOUT_MS = 1500;

/** How long a page waits for its own solver before it asks the server's. */
export const SOLVER_TIMEOUT_MS = 3000;

/** How long a dialog waits for the address of a result before it goes without. */
export const SHARE_TIMEOUT_MS = 3000;
/** A shared result that cannot be had is asked for again so often, at this distance. */
export const SHARED_RETRIES = 3;
export const SHARED_RETRY_MS = 1000;
/** The picture of a shared result, in pixels. */
export const SHARE_PICTURE_WIDTH = 1200;
export const SHARE_PICTURE_HEIGHT = 630;

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
export const FEEDBACK_MAX_LENGTH = 500;
/** A link for a new password works this long. */
export const RESET_TOKEN_MS = 2 * 60 * 60_000;
/** After a reset the page leads to the sign-in this much later. */
export const RESET_REDIRECT_MS = 2000;
/** After a session has ended the page is loaded anew this much later. */
export const SESSION_RELOAD_MS = 2000;
export const USER_REFETCH_MS = 30_000;
/** What operators must keep to: older backups are destroyed. The privacy policy promises it. */
export const BACKUPS_KEPT_DAYS = 30;
/** What is kept for a time only: then a nightly job of the server removes it. */
export const WAITING_GAMES_KEPT_DAYS = 7;
export const ABANDONED_GAMES_KEPT_DAYS = 30;
export const EVENTS_KEPT_DAYS = 90;
export const PROGRESS_KEPT_DAYS = 90;
/** What admins have asked for. */
export const AUDIT_KEPT_DAYS = 365;
/** How long a release's scripts and styles are kept after the last process that served it. */
export const RELEASE_ASSETS_KEPT_DAYS = 1;
/** How often a tab looks whether its player has changed: the first time, and the longest pause. */
export const IDENTITY_POLL_MIN_MS = 5000;
export const IDENTITY_POLL_MAX_MS = 60_000;
/** The largest state of a running daily that is kept for an account, in bytes of JSON. */
export const DAILY_STATE_LIMIT_BYTES = 16 * 1024;

/** Commitments of dailies are given out for so many dates at a time. */
export const COMMITMENTS_MAX_DAYS = 400;

/** The largest body of a request, in bytes. */
export const BODY_LIMIT_BYTES = 32 * 1024;
