/** Challenges: eight letters that a player has chosen for others to play. */
export const CHALLENGE_CODE_LENGTH = 10;
export const CHALLENGE_NAME_MAX_LENGTH = 25;
/** How many challenges a player can have at a time. */
export const PLAYER_MAX_CHALLENGES = 50;
/** Challenges that nobody has opened for this long are deleted. */
export const CHALLENGES_KEPT_DAYS = 30;
/** Rows of the lists of own challenges and of played ones, per page. */
export const CHALLENGES_PAGE = 20;
/** Grids of a challenge per page, and how many of its players are counted and listed, the best first. */
export const CHALLENGE_GRIDS_PAGE = 50;
export const CHALLENGE_MAX_GRIDS = 1000;
/** Letters that are being typed are rated once they haven't changed for this long. */
export const LETTERS_RATED_AFTER_MS = 200;
/** How hard the letters are: from 1 to this. */
export const MAX_DIFFICULT = 5;
