/** Rows of a leaderboard, unless the caller requests another number. */
export const LEADERBOARD_ROWS = 20;
export const LEADERBOARD_MAX_ROWS = 100;
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
