import { replayDaily, type DailyMove } from './daily-game.js';
import { cellsOf, type Scorer } from './scoring.js';
import { EMPTY_GRID, textFromGrid, withLetter, type Grid, type Letter } from './grid.js';
import { isOddRound, ROUNDS } from './rounds.js';

/** A move with what it did: the words it took part in, and how much the total changed (may be 0). */
export interface PlayedRound extends DailyMove {
  wordsFormed: string[];
  roundScore: number;
}

/** What remains of some letters, in their order, when others are taken out one for one. */
function without(letters: Grid, taken: Grid): Letter[] {
  const left = [...taken];
  return letters.filter((letter): letter is Letter => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return letter !== null && at < 0;
  });
}

/** The blind letters that a grid lacks, each as often as it is missing; empty if the grid holds them all. */
export const missingLetters = (grid: Grid, blindLetters: readonly Letter[]): Letter[] =>
  without(blindLetters, grid);

/** Do these moves, in this order, make exactly this full grid out of these blind letters? */
export function movesAgree(
  grid: Grid,
  blindLetters: readonly Letter[],
  moves: readonly DailyMove[],
): boolean {
  if (moves.length !== ROUNDS) return false;
  const replayed = replayDaily(blindLetters, moves);
  return replayed !== null && textFromGrid(replayed.grid) === textFromGrid(grid);
}

/**
 * The player's own eight letters of a full grid: in the order of the moves that were found to agree
 * with it, or, without such, in reading order.
 */
export function ownPicks(
  grid: Grid,
  blindLetters: readonly Letter[],
  moves: readonly DailyMove[] | null,
): Letter[] {
  if (moves) return moves.filter(({ round }) => !isOddRound(round)).map(({ letter }) => letter);
  return without(grid, blindLetters);
}

/** Each round with the words its letter is part of and its gain in points. */
export function reviewRounds(moves: readonly DailyMove[], scoreGrid: Scorer['scoreGrid']): PlayedRound[] {
  let grid: Grid = EMPTY_GRID;
  let before = 0;
  return moves.map(({ round, letter, cellIndex }) => {
    grid = withLetter(grid, cellIndex, letter);
    const { total, words } = scoreGrid(grid);
    const roundScore = total - before;
    before = total;
    const wordsFormed = words.filter((word) => cellsOf(word).includes(cellIndex)).map(({ word }) => word);
    return { round, letter, cellIndex, wordsFormed, roundScore };
  });
}
