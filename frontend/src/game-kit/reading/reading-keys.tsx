import { SIDE, type Grid } from '@tessera/rules';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog';
import { announce } from '../../ui/live-region/live-region';
import { KeyList } from './keyboard-help';
import { useDocumentEvent } from '../../ui/util/use-document-event';

const NUMBERS = Array.from({ length: SIDE }, (_, at) => at);
const spoken = (letter: string | null | undefined): string => letter ?? 'empty';

/** 'Row 2: B, empty, R, empty.' `line` is 0-3. */
export const spokenRow = (grid: Grid, line: number): string =>
  `Row ${line + 1}: ${NUMBERS.map((at) => spoken(grid[line * SIDE + at])).join(', ')}.`;

/** 'Column 2: B, empty, R, empty.' `line` is 0-3. */
export const spokenColumn = (grid: Grid, line: number): string =>
  `Column ${line + 1}: ${NUMBERS.map((at) => spoken(grid[at * SIDE + line])).join(', ')}.`;

/** All four rows. */
export const spokenBoard = (grid: Grid): string => NUMBERS.map((line) => spokenRow(grid, line)).join(' ');

interface ReadingKeysProps {
  readonly grid: Grid;
  /** The letter in hand. */
  readonly letter: string | null;
  /** The game's status: the round and what to do. */
  readonly status: string;
}

/** Keys that make screen readers say a part of the game, and one that lists all keys. */
export function ReadingKeys({ grid, letter, status }: ReadingKeysProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);

  const textFor = (key: string): string | null => {
    if (key === '.') return letter ?? 'No letter in hand';
    if (key === ',') return status;
    if (key === '0') return spokenBoard(grid);
    const line = Number(key) - 1;
    if (key.length !== 1 || !(line >= 0 && line < 2 * SIDE)) return null;
    return line < SIDE ? spokenRow(grid, line) : spokenColumn(grid, line - SIDE);
  };
  useDocumentEvent('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, .panel, [role="menu"]')
    )
      return;
    if (event.key === '?') return setHelpOpen(true);
    const text = textFor(event.key);
    if (text !== null) announce(text);
  });

  return (
    <Dialog open={isHelpOpen} onClose={() => setHelpOpen(false)} title="Keyboard">
      <KeyList all />
    </Dialog>
  );
}
