import { CELLS, SIDE, columnOf } from '@tessera/rules';

interface Chord {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/**
 * The cell to focus after a key press, or null if the key doesn't move the focus. Arrows stop at the edge;
 * Home and End go to the ends of the row, with Ctrl to the corners (the ARIA grid pattern).
 */
export function cellAfterKey(cellIndex: number, { key, ctrlKey, altKey, metaKey }: Chord): number | null {
  // With these, the arrows belong to the browser: Alt and the left arrow go back.
  if (altKey || metaKey) return null;
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

interface KeyPress {
  readonly key: string;
  /** The physical key, such as 'KeyQ', whatever the layout. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The reading keys. On some layouts, they are where others have a letter. */
const RESERVED = /^[.,?\d]$/;

/** Letters with a stroke aren't accented letters to Unicode. */
const BASES: Readonly<Record<string, string>> = { Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Ħ: 'H', Ŧ: 'T', ı: 'I' };

const aToZ = (text: string): string | null => /^[A-Z]/.exec(text)?.[0] ?? null;

/** 'É', 'ａ' and 'Ł' count as E, A and L. */
const latinLetter = (key: string): string | null => {
  const upper = (BASES[key] ?? key).toUpperCase();
  return BASES[upper] ?? aToZ(upper.normalize('NFKD'));
};

/**
 * The letter typed by a key press, in upper case. On a layout without Latin letters, the physical key decides. Null
 * for other keys and for shortcuts with Ctrl, Meta or Alt.
 */
export function letterOfKey({ key, code, ctrlKey, metaKey, altKey }: KeyPress): string | null {
  if ([...key].length !== 1 || RESERVED.test(key) || ctrlKey || metaKey || altKey) return null;
  return latinLetter(key) ?? /^Key([A-Z])$/.exec(code)?.[1] ?? null;
}

/** An input method takes the key press to compose a character, so it never becomes a letter. */
export const isComposing = ({ key, isComposing: is }: { key: string; isComposing: boolean }): boolean =>
  is || key === 'Process';
