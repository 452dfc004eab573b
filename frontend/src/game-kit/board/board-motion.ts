import { columnOf, rowOf, type Grid } from '@tessera/rules';

export interface BoardLook {
  readonly grid: Grid;
  readonly loose: number | null;
}

/** How a tile came to where it lies: set down from the hand, or slid here from another place. */
export type TileMotion =
  | { readonly kind: 'set' }
  | { readonly kind: 'slide'; readonly fromColumns: number; readonly fromRows: number };

/** The motions that lead from one look of the board to the next, by cell. */
export function motionsBetween(before: BoardLook, after: BoardLook): ReadonlyMap<number, TileMotion> {
  const motions = new Map<number, TileMotion>();
  after.grid.forEach((letter, cell) => {
    if (letter === null || before.grid[cell] === letter) return;
    const from = before.loose;
    const slid = cell === after.loose && from !== null && before.grid[from] === letter && !after.grid[from];
    motions.set(
      cell,
      slid
        ? { kind: 'slide', fromColumns: columnOf(from) - columnOf(cell), fromRows: rowOf(from) - rowOf(cell) }
        : { kind: 'set' },
    );
  });
  return motions;
}
