import { CELLS, cellsOf, columnOf, rowOf, type DailyState, type GridScore } from '@tessera/rules';
import type { GuidedRounds } from '../tutorial/use-round-tutorial';

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);

/** The row and the column of the first letter. */
const linesOfFirst = ({ moves }: DailyState): number[] => {
  const first = moves[0]?.cellIndex;
  if (first === undefined) return [];
  return ALL_CELLS.filter((cell) => rowOf(cell) === rowOf(first) || columnOf(cell) === columnOf(first));
};

/** What the board marks: the two directions while they are explained, then the words. */
export const glowingCells = (
  state: DailyState,
  part: GuidedRounds['part'],
  formed: GridScore | null,
): ReadonlySet<number> =>
  new Set(part === 'both-ways' ? linesOfFirst(state) : formed?.words.flatMap(cellsOf));

const HALFWAY_ROUND = 9;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How a first game stands halfway. Null in all other rounds. */
export function halfwayText({ round }: DailyState, formed: GridScore | null): string | null {
  if (round !== HALFWAY_ROUND || formed === null) return null;
  const { words, total } = formed;
  if (total === 0) return 'Halfway. No words yet, but eight letters are still to come.';
  return `Halfway: ${counted(words.length, 'word')} and ${counted(total, 'point')} so far.`;
}
