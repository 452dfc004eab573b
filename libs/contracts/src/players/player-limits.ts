/** Name lengths: what the server accepts, and what the Player Name page lets players type. */
export const PLAYER_NAME_MAX_LENGTH = 25;
export const PLAYER_NAME_PAGE_MAX_LENGTH = 20;
/** The delay before a typed name is looked up, and how long the result counts as fresh. */
export const NAME_CHECK_DEBOUNCE_MS = 500;
export const NAME_CHECK_FRESH_SECONDS = 30;
export const PLAYER_STATS_FRESH_SECONDS = 30;
