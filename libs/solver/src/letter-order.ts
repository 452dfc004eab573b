import { CELLS, type PlayedGame, type ReplaySide } from '@tessera/rules';

/** In which rounds a player chooses the letter, and how that changes the values of positions. */
export interface LetterOrder {
  /** Whether the player chooses the letter of the round that begins with this many letters on the board. */
  readonly isOwn: (filled: number) => boolean;
  /** Added to a position's value from the tables, by the number of letters on the board (0-16). */
  readonly offsets: readonly number[];
}

/** The order of the daily, for which the tables were made: even rounds are the player's. */
export const EVEN_ROUNDS: LetterOrder = {
  isOwn: (filled) => filled % 2 === 1,
  offsets: new Array<number>(CELLS + 1).fill(0),
};

// In other orders, the last letter isn't the player's, so positions are worth less than in the daily. The
// offsets are the mean differences over 4,000 games, with random letters in place of the other player's, as
// printed by `npm run offsets -w libs/solver`.

/** The order of player 1 of a live game. */
const ODD_ROUNDS: LetterOrder = {
  isOwn: (filled) => filled % 2 === 0,
  offsets: [
    -1.05, -1.16, -0.95, -1.15, -0.88, -1.23, -0.82, -1.26, -0.74, -1.34, -0.69, -1.4, -0.54, -1.51, -0.55,
    -1.58, 0,
  ],
};

/** The bot's order in a duel. */
const NO_ROUNDS: LetterOrder = {
  isOwn: () => false,
  offsets: [
    -7.24, -7.24, -7.06, -7.02, -6.66, -6.63, -6.28, -6.28, -5.67, -5.59, -4.97, -4.96, -4, -3.95, -2.93,
    -2.27, 0,
  ],
};

/** The order in which a player of a completed game chose letters. */
export function orderOf(chosenBy: PlayedGame['chosenBy'], side: ReplaySide): LetterOrder {
  if (chosenBy[0] === side) return ODD_ROUNDS;
  return chosenBy[1] === side ? EVEN_ROUNDS : NO_ROUNDS;
}
