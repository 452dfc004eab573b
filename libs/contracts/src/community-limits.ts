/** Names: what the server takes, and what the Player Name page lets in. */
export const PLAYER_NAME_MAX_LENGTH = 25;
export const PLAYER_NAME_PAGE_MAX_LENGTH = 20;
export const GROUP_NAME_MAX_LENGTH = 25;
/** A name that is typed is looked up after this pause; what was answered counts as fresh for so long. */
export const NAME_CHECK_DEBOUNCE_MS = 500;
export const NAME_CHECK_FRESH_SECONDS = 30;
export const PLAYER_STATS_FRESH_SECONDS = 30;

/** Rows of today's table and of the streaks' one, unless the caller asks for another number. */
export const LEADERBOARD_ROWS = 20;
export const LEADERBOARD_MOST_ROWS = 100;
/** The shortest streak in the table of streaks. */
export const LEADERBOARD_MIN_STREAK = 2;
/** Rows of The 32 Club per page. */
export const PERFECT_CLUB_ROWS = 100;
export const LEADERBOARD_FRESH_SECONDS = 30;
export const LEADERBOARD_KEPT_SECONDS = 2 * 60;
/** What a group's table highlights: from here on. */
export const HIGHLIGHT_STREAK = 2;
export const HIGHLIGHT_BEST_STREAK = 5;
export const HIGHLIGHT_LAST_THREE = 2;
/** The hint that a table can be scrolled goes after so many pixels. */
export const SCROLL_HINT_PX = 5;

export const INVITE_CODE_LENGTH = 6;
/** A group's table lists every member, so there is a most. */
export const GROUP_MOST_MEMBERS = 500;
/** How many groups a player can be in. */
export const PLAYER_MOST_GROUPS = 50;
export const GROUPS_FRESH_SECONDS = 60;
export const GROUPS_KEPT_SECONDS = 5 * 60;
export const GROUP_SKELETONS = 3;
