import { CHALLENGE_CODE_LENGTH } from '../challenges/challenge-limits.js';

/** Of the codes of live games and the IDs of duels, which aren't case-sensitive. */
export const UPPERCASE_ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Of the codes of challenges and the IDs of shared results and replays: ten make too many to guess one. */
export const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const GAME_CODE_LENGTH = 5;

/** The code of a live game within another pattern. */
export const GAME_CODE_PATTERN = `[A-Z0-9]{${GAME_CODE_LENGTH}}`;

/** The code of a live game: five letters or digits. */
export const GAME_CODE = new RegExp(`^${GAME_CODE_PATTERN}$`);

/** `DC-G689-` and twelve letters or digits. */
export const DUEL_ID = /^DC-G\d{1,6}-[A-Z0-9]{12}$/;

/** `DCS-G689-` and twelve letters, digits, underscores or hyphens. */
export const SIMPLE_DAILY_ID = /^DCS-G\d{1,6}-[A-Za-z0-9_-]{12}$/;

/** Ten letters or digits. */
export const CHALLENGE_CODE = new RegExp(`^[A-Za-z0-9]{${CHALLENGE_CODE_LENGTH}}$`);

/** The length of the IDs of shared results and replays. */
export const SHARE_ID_LENGTH = 10;

/** The ID of a shared result or replay, or the word that the demo uses. */
export const SHARE_ID = /^[A-Za-z0-9]{4,32}$/;

/** Matches the IDs of all kinds. */
export const ANY_ID = /^[A-Za-z0-9_-]{1,64}$/;
