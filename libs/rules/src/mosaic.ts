import type { Rows } from './grid.js';
import { cellsOf, type ScoringWord } from './scoring.js';

/**
 * A finished grid as sixteen letters. Those that aren't part of a scoring word are in lower case. Empty if it
 * is unknown.
 */
export type Mosaic = string;

interface FinishedGrid {
  readonly playerGrid: Rows;
  readonly playerWords: readonly ScoringWord[];
}

/** Empty for a grid that isn't full. */
export function mosaicOf({ playerGrid, playerWords }: FinishedGrid): Mosaic {
  const scored = new Set(playerWords.flatMap(cellsOf));
  const mosaic = playerGrid
    .flat()
    .map((letter, cell) => (scored.has(cell) ? letter : letter?.toLowerCase()))
    .join('');
  return isMosaic(mosaic) ? mosaic : '';
}

export const isMosaic = (stored: unknown): stored is Mosaic =>
  typeof stored === 'string' && /^[a-z]{16}$/i.test(stored);
