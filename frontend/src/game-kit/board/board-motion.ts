import { columnOf, rowOf, type Grid } from '@tessera/rules';

export interface BoardLook {
  readonly grid: Grid;
  readonly stagedCell: number | null;
}

/** How a tile reached its cell: set down from the hand, or slid from another cell. */
export type TileMotion =
  | { readonly kind: 'set' }
  | { readonly kind: 'slide'; readonly fromColumns: number; readonly fromRows: number };

/** The motions between two states of the board, keyed by cell. */
export function motionsBetween(before: BoardLook, after: BoardLook): ReadonlyMap<number, TileMotion> {
  const motions = new Map<number, TileMotion>();
  after.grid.forEach((letter, cellIndex) => {
    if (letter === null || before.grid[cellIndex] === letter) return;
    const from = before.stagedCell;
    const slid =
      cellIndex === after.stagedCell && from !== null && before.grid[from] === letter && !after.grid[from];
    motions.set(
      cellIndex,
      slid
        ? {
            kind: 'slide',
            fromColumns: columnOf(from) - columnOf(cellIndex),
            fromRows: rowOf(from) - rowOf(cellIndex),
          }
        : { kind: 'set' },
    );
  });
  return motions;
}
