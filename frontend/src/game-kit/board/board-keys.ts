import { CELLS, SIDE, columnOf } from '@tessera/rules';

interface Chord {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * The cell to focus after a key press, or null if the key doesn't move the focus. Arrows stop at the edge;
 * Home and End go to the ends of the row, with Ctrl to the corners (the ARIA grid pattern).
 */
export function cellAfterKey(cellIndex: number, { key, ctrlKey }: Chord): number | null {
  const column = columnOf(cellIndex);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cellIndex - 1 : cellIndex;
    case 'ArrowRight':
      return column < SIDE - 1 ? cellIndex + 1 : cellIndex;
    case 'ArrowUp':
      return cellIndex >= SIDE ? cellIndex - SIDE : cellIndex;
    case 'ArrowDown':
      return cellIndex < CELLS - SIDE ? cellIndex + SIDE : cellIndex;
    case 'Home':
      return ctrlKey ? 0 : cellIndex - column;
    case 'End':
      return ctrlKey ? CELLS - 1 : cellIndex - column + SIDE - 1;
    default:
      return null;
  }
}
