import type { Grid } from '@tessera/rules';
import { useEffect, useRef } from 'react';
import type { BoardLook, TileMotion } from './board-motion';
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
