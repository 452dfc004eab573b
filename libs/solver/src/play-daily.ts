import {
  EMPTY_GRID,
  ROUNDS,
  blindLetterOf,
  withLetter,
  type DailyMove,
  type Grid,
  type Letter,
} from '@tessera/rules';
import type { Bot } from './bot.js';
import type { Random } from './random.js';

/**
 * Lets the bot play a whole daily with these eight blind letters. Returns its sixteen moves and the resulting
 * grid.
 */
export function playDaily(
  bot: Bot,
  blind: readonly Letter[],
  random: Random,
): { moves: DailyMove[]; grid: Grid } {
  let grid: Grid = EMPTY_GRID;
  const moves: DailyMove[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const { letter, cell } = bot.move(grid, blindLetterOf(round, blind), random);
    grid = withLetter(grid, cell, letter);
    moves.push({ round, letter, cellIndex: cell });
  }
  return { moves, grid };
}
