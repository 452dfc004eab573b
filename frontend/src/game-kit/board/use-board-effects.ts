import type { Grid } from '@tessera/rules';
import { useEffect, useRef } from 'react';
import type { BoardLook, TileMotion } from './board-motion';
import { playEffect } from '../effects/effects';

/** Lets the player hear and feel the own moves: a tile set down or moved, and a letter that is there for good. */
export function useBoardEffects(
  { grid, loose }: BoardLook,
  motions: ReadonlyMap<number, TileMotion>,
  interactive: boolean,
): void {
  const held = useRef({ loose, motions });
  useEffect(() => {
    const before = held.current;
    held.current = { loose, motions };
    if (interactive && motions.size > 0 && motions !== before.motions) playEffect('set');
    else if (loose === null && hasLetter(grid, before.loose)) playEffect('fix');
  }, [grid, loose, motions, interactive]);
}

const hasLetter = (grid: Grid, cell: number | null): boolean => cell !== null && grid[cell] !== null;
