import { betterMoveText, goodMoveText, luckyLetterText } from '@tessera/contracts/constants';
import type { ReviewedRound } from '@tessera/contracts';
import { EMPTY_GRID, isOddRound, withLetter, type Grid } from '@tessera/rules';

/** Less than this does not show in a figure with one decimal. */
const SHOWN = 0.05;

/** What the draw of a blind letter changed. The player's own letters have nothing to do with luck. */
export const luckOf = ({ round, before, withLetter: known }: ReviewedRound): number =>
  isOddRound(round) ? known - before : 0;

/** What the player's move cost against the best one. */
export const costOf = ({ best, after }: ReviewedRound): number => Math.max(0, best - after);

/** Was there a move that was better by a figure that shows? */
export const hadBetter = (round: ReviewedRound): boolean => costOf(round) >= SHOWN;

export interface Totals {
  start: number;
  end: number;
  luck: number;
  skill: number;
}

/** The whole game in four figures: what luck and choices do not explain of the end is put to the choices. */
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

/** What there is to say about a round: its better move, or else its luck. */
export function sentenceOf(round: ReviewedRound): string {
  const { letter, bestLetter, bestCell } = round;
  const [luck, cost] = [luckOf(round), costOf(round)];
  if (cost >= SHOWN && cost >= Math.abs(luck)) return betterMoveText({ letter, bestLetter, bestCell, cost });
  if (Math.abs(luck) >= SHOWN) return luckyLetterText(letter, luck);
  return goodMoveText(letter);
}
