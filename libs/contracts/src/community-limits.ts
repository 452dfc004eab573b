/** Name lengths: what the server accepts, and what the Player Name page lets players type. */
export const PLAYER_NAME_MAX_LENGTH = 25;
export const PLAYER_NAME_PAGE_MAX_LENGTH = 20;
export const GROUP_NAME_MAX_LENGTH = 25;
/** The delay before a typed name is looked up, and how long the result counts as fresh. */
export const NAME_CHECK_DEBOUNCE_MS = 500;
export const NAME_CHECK_FRESH_SECONDS = 30;
export const PLAYER_STATS_FRESH_SECONDS = 30;

/** Rows of a leaderboard, unless the caller requests another number. */
export const LEADERBOARD_ROWS = 20;
export const LEADERBOARD_MOST_ROWS = 100;
/** The shortest streak on the streak leaderboards. */
export const LEADERBOARD_MIN_STREAK = 2;
/** How far back leaderboards of past days, weeks and months go, besides the current one. Months are kept for good. */
export const PERIODS_BACK = { yesterday: 29, week: 51, month: 600 } as const;
/** Rows of The 32 Club per page. */
export const PERFECT_CLUB_ROWS = 100;
export const LEADERBOARD_FRESH_SECONDS = 30;
export const LEADERBOARD_KEPT_SECONDS = 2 * 60;
/** A group's leaderboard highlights values from these on. */
export const HIGHLIGHT_STREAK = 2;
export const HIGHLIGHT_BEST_STREAK = 5;
export const HIGHLIGHT_LAST_THREE = 2;
/** The hint that a table can be scrolled disappears after this many pixels. */
export const SCROLL_HINT_PX = 5;

/** Reports: the optional note, how many of them admins see for one report, and reports per page. */
export const REPORT_NOTE_MAX_LENGTH = 300;
export const REPORT_NOTES_SHOWN = 20;
export const REPORTS_PAGE = 20;

export const INVITE_CODE_LENGTH = 6;
/** A group's leaderboard lists every member, so its size is limited. */
export const GROUP_MOST_MEMBERS = 500;
/** How many groups a player can belong to. */
export const PLAYER_MOST_GROUPS = 50;
export const GROUPS_FRESH_SECONDS = 60;
export const GROUPS_KEPT_SECONDS = 5 * 60;
export const GROUP_SKELETONS = 3;
