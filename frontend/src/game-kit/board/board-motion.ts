import { columnOf, rowOf, type Grid } from '@tessera/rules';
import { useEffect, useRef } from 'react';
import { playEffect } from '../effects/effects';

/** Plays the effects of the player's own moves: placing, moving or submitting a tile. */
export function useBoardEffects(
  { grid, stagedCell }: BoardLook,
  motions: ReadonlyMap<number, TileMotion>,
  interactive: boolean,
): void {
  const held = useRef({ stagedCell, motions });
  useEffect(() => {
    const before = held.current;
    held.current = { stagedCell, motions };
    if (interactive && motions.size > 0 && motions !== before.motions) playEffect('set');
    else if (stagedCell === null && hasLetter(grid, before.stagedCell)) playEffect('fix');
  }, [grid, stagedCell, motions, interactive]);
}

const hasLetter = (grid: Grid, cellIndex: number | null): boolean =>
  cellIndex !== null && grid[cellIndex] !== null;

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
