import { CELLS, SIDE } from '@tessera/rules';
import { LOSSES, type LineBounds, type Multiset } from './line-bounds.js';

// Looked up once, because in Jest's contexts a global costs as much as a node.
const { ceil, clz32, max } = Math;

/** Found, proved impossible, or given up. */
export type Verdict = 'found' | 'impossible' | 'undecided';

/**
 * Searches for an arrangement of the letters whose lines together lose at most a given number of points
 * against their upper bounds. Branch and bound: it fills the grid in reading order, so that the start of
 * every line is known and has a bound, and tries the letters with the smallest loss first. A grid can be
 * transposed, so only arrangements whose rows lose at most half of the points are searched.
 */
export function createExactSearch(
  { codes, counts }: Multiset,
  { most: bounds, mostWith, losing }: LineBounds,
  maxNodes: number,
) {
  const letters = codes.length;
  const most = bounds[0]![0]!;
  const left = counts.slice();
  const columns = new Int32Array(SIDE);
  const cells = new Uint8Array(CELLS);
  let leftMask = (1 << letters) - 1;
  let nodes = 0;

  /**
   * Whether the losses that the remaining letters must cause, wherever they go, still fit the limits of the
   * rows and of all lines.
   */
  const fitsAll = (y: number, rowLoss: number, loss: number): boolean => {
    let rowMost = 0;
    let rowSum = 0;
    let columnMost = 0;
    let columnSum = 0;
    const withLetter = mostWith[y]!;
    for (let letter = 0; letter < letters; letter++) {
      const count = left[letter]!;
      if (count === 0) continue;
      const byRow = most - mostWith[0]![letter]!;
      let byColumn = SIDE;
      for (let x = 0; x < SIDE; x++) {
        const column = columns[x]!;
        const lost = bounds[y]![column]! - withLetter[(column << 4) | letter]!;
        if (lost < byColumn) byColumn = lost;
      }
      if (byRow > rowMost) rowMost = byRow;
      if (byColumn > columnMost) columnMost = byColumn;
      rowSum += byRow * count;
      columnSum += byColumn * count;
    }
    const byRows = max(rowMost, ceil(rowSum / SIDE));
    const byColumns = max(columnMost, ceil(columnSum / (SIDE - y)));
    return byRows <= rowLoss && byRows + byColumns <= loss;
  };

  /**
   * Fills the grid from this cell on. `loss` is what all lines together may still lose, `rowLoss` what the
   * rows may.
   */
  const fill = (cell: number, row: number, rowLoss: number, loss: number): boolean => {
    if (cell === CELLS) return true;
    if (++nodes > maxNodes) return false;
    const y = cell >> 2;
    const x = cell & 3;
    if (x === 0 && !fitsAll(y, rowLoss, loss)) return false;
    const column = columns[x]!;
    const byRow = losing[x]!;
    const byColumn = losing[y]!;
    for (let lost = 0; lost <= loss; lost++) {
      const leastByRow = lost > SIDE ? lost - SIDE : 0;
      for (
        let lostByRow = leastByRow;
        lostByRow <= lost && lostByRow <= rowLoss && lostByRow <= SIDE;
        lostByRow++
      ) {
        let fitting =
          leftMask & byRow[row * LOSSES + lostByRow]! & byColumn[column * LOSSES + lost - lostByRow]!;
        for (; fitting !== 0; fitting &= fitting - 1) {
          const letter = 31 - clz32(fitting & -fitting);
          if (--left[letter]! === 0) leftMask ^= 1 << letter;
          columns[x] = (column << 4) | letter;
          cells[cell] = codes[letter]!;
          const nextRow = x === 3 ? 0 : (row << 4) | letter;
          const isFilled = fill(cell + 1, nextRow, rowLoss - lostByRow, loss - lost);
          if (left[letter]!++ === 0) leftMask ^= 1 << letter;
          columns[x] = column;
          if (isFilled) return true;
          if (nodes > maxNodes) return false;
        }
      }
    }
    return false;
  };

  return {
    cells,
    search: (loss: number): Verdict => {
      if (fill(0, 0, loss >> 1, loss)) return 'found';
      return nodes > maxNodes ? 'undecided' : 'impossible';
    },
    nodesUsed: () => nodes,
  };
}
