/** How much the dashboard shows of each thing. */
export const DASHBOARD_WEEK_DAYS = 7;
export const DASHBOARD_DAYS = 14;
export const DASHBOARD_GAME_NUMBERS = 14;
export const DASHBOARD_PEAK_HOURS = 8;
export const DASHBOARD_FIRST_FEEDBACK = 5;
/** The periods (in days) for which more feedback can be loaded, and the page size. */
export const FEEDBACK_WINDOWS = [14, 30, 90] as const;
export const FEEDBACK_MAX_ROWS = 50;
/** The dates (UTC) from which the dashboard counts its 'since 19 July' and 'since 24 Sept' numbers. */
export const COMPLETION_SINCE = '2025-07-19';
export const COMMUNITY_SINCE = '2025-09-24';
/** The maximum age of the dashboard's numbers. */
export const DASHBOARD_MAX_AGE_MS = 10_000;
/** Two actions of a player that are further apart than this belong to different sessions. */
export const SESSION_GAP_MINUTES = 30;
/** How many games, reports and held-back results a person's sheet shows. */
export const PERSON_ROWS = 10;
