/** The dashboard: how much of each thing it shows. */
export const DASHBOARD_WEEK_DAYS = 7;
export const DASHBOARD_DAYS = 14;
export const DASHBOARD_GAME_NUMBERS = 14;
export const DASHBOARD_PEAK_HOURS = 8;
export const DASHBOARD_FIRST_FEEDBACK = 5;
/** Of how many days more feedback can be asked for, and how much comes at a time. */
export const FEEDBACK_WINDOWS = [14, 30, 90] as const;
export const FEEDBACK_MOST_ROWS = 50;
/** From these days (UTC) on is counted what the dashboard gives 'since 19 July' and 'since 24/9'. */
export const COMPLETION_SINCE = '2025-07-19';
export const COMMUNITY_SINCE = '2025-09-24';
/** No figure of the dashboard is older than this. */
export const DASHBOARD_MOST_AGE_MS = 10_000;
/** Two actions of a player further apart than this belong to different sessions. */
export const SESSION_GAP_MINUTES = 30;
