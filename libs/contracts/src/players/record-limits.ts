/** Games, days of the ledger and opponents per page of a player's record. */
export const RECORD_GAMES_PAGE = 100;
export const LEDGER_PAGE = 60;
export const OPPONENTS_PAGE = 20;
export const FINISHED_GAMES_PAGE = 20;
/** Higher pages of opponents can't be requested. */
export const RECORD_MAX_PAGES = 1000;
/** How many of the latest games against each opponent are listed. */
export const OPPONENT_LAST_GAMES = 10;
