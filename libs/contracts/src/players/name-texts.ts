import { GROUP_NAME_MAX_LENGTH } from '../groups/group-limits.js';
import { PLAYER_NAME_MAX_LENGTH, PLAYER_NAME_PAGE_MAX_LENGTH } from './player-limits.js';
import type { NameProblem } from './name-rules.js';

const SYMBOLS = 'Name cannot contain emojis or special symbols';
const CHARACTERS = 'Name can only contain letters, numbers, spaces, and common punctuation marks';
const TOO_LONG = `Player name must be ${PLAYER_NAME_MAX_LENGTH} characters or less`;

/** Player name texts worded by the specification. */
export const NAME_TEXTS = {
  enterName: 'Please enter a name',
  checking: 'Checking availability...',
  taken: 'This username is already taken',
  alike: 'Too similar to an existing username',
  notAllowed: "This name isn't allowed",
  removed: 'This name was removed by a moderator. Please choose another one.',
  none: 'No player name is set',
  streakNote: 'Streaks reset if you score less than 20 points in any game or if you miss 3 games in a row.',
} as const;

type ProblemTexts = Readonly<Record<NameProblem, string>>;

/** For the Player Name page and the prompt after a game. */
export const NAME_PAGE_PROBLEMS: ProblemTexts = {
  empty: NAME_TEXTS.enterName,
  tooLong: `Name must be ${PLAYER_NAME_PAGE_MAX_LENGTH} characters or less`,
  characters: CHARACTERS,
  symbols: SYMBOLS,
};

/** For the server's responses. */
export const NAME_SERVER_PROBLEMS: ProblemTexts = { ...NAME_PAGE_PROBLEMS, tooLong: TOO_LONG };

/** For the dialog on the Groups page. */
export const NAME_DIALOG_PROBLEMS: ProblemTexts = {
  empty: 'Player name cannot be empty',
  tooLong: TOO_LONG,
  characters: 'Player name contains invalid characters',
  symbols: 'Player name cannot contain emojis or special symbols',
};

/** For names of groups. */
export const GROUP_NAME_PROBLEMS: ProblemTexts = {
  empty: 'Please enter a group name',
  tooLong: `Group name must be ${GROUP_NAME_MAX_LENGTH} characters or less`,
  characters: `Group n${CHARACTERS.slice(1)}`,
  symbols: `Group n${SYMBOLS.slice(1)}`,
};
