import { HOUR_MS } from '@tessera/rules';

/** Numbers that both sides agree on. Names that end in `_MS` are in milliseconds. */
export * from '../admin/admin-limits.js';
export * from '../challenges/challenge-limits.js';
export * from '../devices/device-limits.js';
export * from '../groups/group-limits.js';
export * from '../daily/held-back.js';
export * from '../leaderboards/leaderboard-limits.js';
export * from '../live/live-limits.js';
export * from '../maintenance/maintenance-limits.js';
export * from '../moderation/moderation-limits.js';
export * from '../players/player-limits.js';
export * from '../push/push-limits.js';
export * from '../accounts/sign-in-limits.js';
export * from '../daily/spread-limits.js';
export * from '../site/status-limits.js';
export * from '../players/record-limits.js';

/** Windows of at most this width, in CSS pixels, get the phone layout. */
export const MOBILE_MAX_WIDTH = 768;

export const TOAST_MS = 5000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const COPIED_MS = 2000;
export const SWIPE_CLOSE_PX = 50;
/** The hint that a table can be scrolled disappears after this many pixels. */
export const SCROLL_HINT_PX = 5;
export const BLIND_BANNER_MS = 2000;

/** The end of a game: the board moves to its place, each line is counted, and the last one of a perfect grid held. */
export const BOARD_MOVES_MS = 520;
export const COUNT_LINE_MS = 280;
export const LAST_LINE_HOLD_MS = 600;
/** How long an opponent's tiles take to turn over, before the boards are counted. */
export const TILES_TURN_MS = 900;
/** The rest between a counted score and whatever comes next. */
export const RESULT_REST_MS = 1500;
/** How long a result waits to know whether to ask for a name. */
export const NAME_LOOKUP_MS = 1500;

/** Data fetching: how long a response counts as fresh, and how long an unused one stays cached. */
export const FRESH_SECONDS = 5 * 60;
export const KEEP_UNUSED_SECONDS = 10 * 60;
export const STATS_POLL_MS = 5000;
/** How often an open page checks for a new release, besides when the player returns to it. */
export const RELEASE_CHECK_MS = HOUR_MS;

export const REQUEST_TIMEOUT_MS = 10_000;
/** How long the daily waits, before it opens, for the server's date and for progress from other devices. */
export const OPENING_TIMEOUT_MS = 3000;

/** Reconnect delays: the first is random between MIN and FIRST_MAX, and later ones grow up to MAX. */
export const RECONNECT_MIN_MS = 3000;
export const RECONNECT_FIRST_MAX_MS = 5000;
export const RECONNECT_MAX_MS = 15_000;

export const CONNECTIVITY_EVERY_MS = 500;
export const CONNECTIVITY_TIMEOUT_MS = 1500;
export const DEFINITION_TIMEOUT_MS = 1500;

/** How long a page waits for its own solver to load, and to think, before it uses the server's. */
export const SOLVER_TIMEOUT_MS = 3000;

/** How long a dialog waits for the link to a result before it shows the text without it. */
export const SHARE_TIMEOUT_MS = 3000;
/** How often loading a shared result is retried, and the delay between the attempts. */
export const SHARED_RETRIES = 3;
export const SHARED_RETRY_MS = 1000;
/** The preview image of a shared result, in pixels. */
export const SHARE_PICTURE_WIDTH = 1200;
export const SHARE_PICTURE_HEIGHT = 630;

export const IDENTITY_MAX_AGE_DAYS = 10_000;
export const COMPLETIONS_KEPT_DAYS = 90;
export const LOCAL_STREAK_DAYS = 365;

export const WORD_MIN_LENGTH = 2;
export const WORD_MAX_LENGTH = 4;

export const PASSWORD_MIN_LENGTH = 6;
/** Hashing longer passwords would only cost the server time. */
export const PASSWORD_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const ACCOUNT_NAME_MAX_LENGTH = 60;
export const FEEDBACK_MAX_LENGTH = 500;
/** How long a password reset link is valid. */
export const RESET_TOKEN_MS = 2 * HOUR_MS;
/**
 * An account that has a valid link doesn't get another one by email for this long, and once it has several, not
 * before the newest of them is half expired.
 */
export const RESET_RESEND_MS = 10 * 60_000;
export const RESET_LINKS_AT_ONCE = 3;
/** The delay after a password reset before the page redirects to the sign-in page. */
export const RESET_REDIRECT_MS = 2000;
/** The delay after a session has ended before the page reloads. */
export const SESSION_RELOAD_MS = 2000;
export const USER_REFETCH_MS = 30_000;
/** Operators must destroy older backups, as the privacy policy promises. */
export const BACKUPS_KEPT_DAYS = 30;
/** How long the IDs of what was deleted are kept, so that a restored backup doesn't bring it back. */
export const DELETIONS_KEPT_DAYS = 60;
/** Retention periods: a nightly job deletes older rows. */
export const WAITING_GAMES_KEPT_DAYS = 7;
export const ABANDONED_GAMES_KEPT_DAYS = 30;
export const EVENTS_KEPT_DAYS = 90;
export const PROGRESS_KEPT_DAYS = 90;
/** Records of admin calls. */
export const AUDIT_KEPT_DAYS = 365;
/** Dismissed reports, and who reported what was acted on, after the decision. */
export const REPORTS_KEPT_DAYS = 180;
/** How long a release's scripts and styles stay available after the last process that served them. */
export const RELEASE_ASSETS_KEPT_DAYS = 1;
/** How often a tab checks whether its player has changed: the first pause, and the longest. */
export const IDENTITY_POLL_MIN_MS = 5000;
export const IDENTITY_POLL_MAX_MS = 60_000;
/** The maximum size of a running daily's state that is saved for an account, in bytes of JSON. */
export const DAILY_STATE_LIMIT_BYTES = 16 * 1024;

/** How many dates one request for commitments can cover. */
export const COMMITMENTS_MAX_DAYS = 400;

/** The maximum size of a request body, in bytes. */
export const BODY_LIMIT_BYTES = 32 * 1024;
