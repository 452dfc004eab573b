import type { Letter } from './grid.js';

export const ROUNDS = 16;
export const BLIND_LETTERS = 8;

/** In odd rounds, the daily provides a blind letter; in a live game, player 1 chooses. */
export const isOddRound = (round: number): boolean => round % 2 === 1;

export const isFinalRound = (round: number): boolean => round >= ROUNDS;

/** The seat that chooses the letter of a round (1-16) in a two-player game. */
export const chooserOf = (round: number): 1 | 2 => (isOddRound(round) ? 1 : 2);

/**
 * The blind letter of an odd round (1, 3 … 15) of the daily; null in even rounds, in which the player picks.
 */
export const blindLetterOf = (round: number, blindLetters: readonly Letter[]): Letter | null =>
  isOddRound(round) ? (blindLetters[(round - 1) / 2] ?? null) : null;
