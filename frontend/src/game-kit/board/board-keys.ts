import { CELLS, SIDE, columnOf } from '@tessera/rules';

interface Chord {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * Where the focus goes from `cell` for a key, or null if the key does not move it. Arrows stop at the
 * edge; Home and End go to the ends of the row, with Ctrl to the corners (the ARIA grid pattern).
 */
export function cellAfterKey(cell: number, { key, ctrlKey }: Chord): number | null {
  const column = columnOf(cell);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < SIDE - 1 ? cell + 1 : cell;
    case 'ArrowUp':
      return cell >= SIDE ? cell - SIDE : cell;
    case 'ArrowDown':
      return cell < CELLS - SIDE ? cell + SIDE : cell;
    case 'Home':
      return ctrlKey ? 0 : cell - column;
    case 'End':
      return ctrlKey ? CELLS - 1 : cell - column + SIDE - 1;
    default:
      return null;
  }
}
