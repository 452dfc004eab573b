import type { BotRemark } from '@tessera/contracts/duels';
import { cellsOf, columnOf, rowOf, withLetter, type Grid, type Letter, type Scorer } from '@tessera/rules';

type Remark = BotRemark['remark'];

const OF_LENGTH: Readonly<Record<number, Remark>> = { 2: 'word2', 3: 'word3', 4: 'word4' };

/** Letters that rarely combine with others. */
const AWKWARD = 'JKQVXZ';

/** What the bot says about a move: how good it was, but not where. */
export function remarkOf(
  { grid, letter, round }: { grid: Grid; letter: Letter; round: number },
  cell: number,
  scoreGrid: Scorer['scoreGrid'],
): Remark {
  if (round === 1) return 'opening';
  const made = scoreGrid(withLetter(grid, cell, letter)).words.filter((word) => cellsOf(word).includes(cell));
  if (made.length > 1) return 'double';
  const [word] = made;
  if (word) return OF_LENGTH[word.score] ?? 'word2';
  if (AWKWARD.includes(letter)) return 'shrug';
  return companions(grid, cell) > 0 ? 'plan' : 'waiting';
}

/** The number of letters in the cell's row and column. */
const companions = (grid: Grid, cell: number): number =>
  grid.filter(
    (mark, at) => mark !== null && (rowOf(at) === rowOf(cell)) !== (columnOf(at) === columnOf(cell)),
  ).length;
