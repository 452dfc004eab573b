import { replayDaily, type DailyMove } from './daily-game.js';
import { cellsOf, type Scorer } from './scoring.js';
import { EMPTY_GRID, textFromGrid, withLetter, type Grid, type Letter } from './grid.js';
import { isOddRound, ROUNDS } from './rounds.js';

/** A move with its effect: the words that its letter is part of, and the points that it added (0-8). */
export interface PlayedRound extends DailyMove {
  wordsFormed: string[];
  roundScore: number;
}

/** The letters that remain, in order, when `taken` is removed from them one by one. */
function without(letters: Grid, taken: Grid): Letter[] {
  const left = [...taken];
  return letters.filter((letter): letter is Letter => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return letter !== null && at < 0;
  });
}

/** The blind letters that are missing from a grid, each as often as it is missing; empty if none are. */
export const missingLetters = (grid: Grid, blindLetters: readonly Letter[]): Letter[] =>
  without(blindLetters, grid);

/** Whether these moves, in this order, produce exactly this full grid from these blind letters. */
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
 * The player's own eight letters in a full grid: in the order of the moves, or in reading order if there are
 * none. The moves must agree with the grid (see `movesAgree`).
 */
export function ownPicks(
  grid: Grid,
  blindLetters: readonly Letter[],
  moves: readonly DailyMove[] | null,
): Letter[] {
  if (moves) return moves.filter(({ round }) => !isOddRound(round)).map(({ letter }) => letter);
  return without(grid, blindLetters);
}

/** Each round with the words that its letter is part of and the points that it added. */
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
