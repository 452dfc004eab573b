import { CHALLENGE_NAME_MAX_LENGTH, PLAYER_MAX_CHALLENGES } from './challenge-limits.js';
import type { NameProblem } from '../players/name-rules.js';

/** Whether a score of 32 is possible with eight letters. The search for it is limited. */
export const PERFECT_CHANCES = ['possible', 'impossible', 'unknown'] as const;
export type PerfectChance = (typeof PERFECT_CHANCES)[number];

/** Texts of Play My Letters. */
export const CHALLENGE_TEXTS = {
  preview: 'Somebody chose eight letters for you. What can you make of them?',
  lettersObscene: "These letters spell something that isn't allowed.",
  lettersOfDaily: "These are the letters of a daily that isn't over yet. Please choose others.",
  onHold: "A daily that isn't over yet has these letters too. Try again in a day or two.",
  ownLetters: "You chose these letters, so you can't play them blind.",
  notPlayed: "You'll see everybody's grids after you've played.",
  notFound: 'This challenge no longer exists.',
  ended: 'A moderator has ended this challenge.',
  notYours: 'Only the player who made this challenge can delete it.',
  tooMany: `You've reached the maximum of ${PLAYER_MAX_CHALLENGES} challenges. Delete one first.`,
} as const;

/** What can be wrong with the name of a challenge, which is optional. */
export const CHALLENGE_NAME_PROBLEMS: Readonly<Record<NameProblem, string>> = {
  empty: 'Please enter a name, or leave it out',
  tooLong: `The name must be ${CHALLENGE_NAME_MAX_LENGTH} characters or less`,
  characters: 'The name can only contain letters, numbers, spaces, and common punctuation marks',
  symbols: 'The name cannot contain emojis or special symbols',
};

/** How hard letters are, 1 being very easy. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;
