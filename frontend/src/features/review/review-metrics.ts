import type { ReviewedRound } from '@tessera/contracts/solver';
import { EMPTY_GRID, isOddRound, withLetter, type Grid } from '@tessera/rules';
import { betterMoveText, goodMoveText, luckyLetterText, squaresText } from '../../solver/review-texts';

/** Less than this is invisible in a number with one decimal. */
const SHOWN = 0.05;

/** How the draw of a blind letter changed the expected score. The player's own letters involve no luck. */
export const luckOf = ({ round, before, withLetter: known }: ReviewedRound): number =>
  isOddRound(round) ? known - before : 0;

/** The cost of the player's move compared with the best one. */
export const costOf = ({ best, after }: ReviewedRound): number => Math.max(0, best - after);

/** Was another move visibly better? */
export const hadBetter = (round: ReviewedRound): boolean => costOf(round) >= SHOWN;

export interface Totals {
  start: number;
  end: number;
  luck: number;
  skill: number;
}

/** The totals of a game. Every change of the expected score that isn't luck counts as skill. */
export function totalsOf(rounds: readonly ReviewedRound[]): Totals {
  const start = rounds[0]?.before ?? 0;
  const end = rounds.at(-1)?.after ?? 0;
  const luck = rounds.reduce((sum, round) => sum + luckOf(round), 0);
  return { start, end, luck, skill: end - start - luck };
}

/** The grid before each round, and after the last. */
export const gridsOf = (rounds: readonly ReviewedRound[]): Grid[] =>
  rounds.reduce(
    (grids, { cellIndex, letter }) => [...grids, withLetter(grids.at(-1)!, cellIndex, letter)],
    [EMPTY_GRID],
  );

/** A sentence about a round: its better move or, if there was none, its luck. */
export function sentenceOf(round: ReviewedRound): string {
  const { letter, bestLetter, bestCell } = round;
  const [luck, cost] = [luckOf(round), costOf(round)];
  if (cost >= SHOWN && cost >= Math.abs(luck)) return betterMoveText({ letter, bestLetter, bestCell, cost });
  if (Math.abs(luck) >= SHOWN) return luckyLetterText(letter, luck);
  return goodMoveText(letter);
}

export const titleOf = ({ round, letter }: ReviewedRound): string =>
  isOddRound(round) ? `Round ${round}: blind letter ${letter}` : `Round ${round}: your letter ${letter}`;

/** Where the letter was placed, and where it should have been. */
export const squaresOf = (round: ReviewedRound): string =>
  squaresText(round, hadBetter(round) ? { letter: round.bestLetter, cellIndex: round.bestCell } : null);
