import { roundText } from '@tessera/contracts/constants';
import { ROUNDS, SIDE } from '@tessera/rules';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/live-region';
import type { TableView } from './table-view';

/** 'R on row 2, column 3' */
const laidText = (letter: string, cell: number): string =>
  `${letter} on row ${Math.floor(cell / SIDE) + 1}, column ${(cell % SIDE) + 1}`;

/** Tells a screen reader what a look at the table tells others. */
export function useLiveVoice(
  { round, title, letter }: TableView,
  loose: number | null,
  warning: string | null,
) {
  useEffect(() => announce(`${roundText(round, ROUNDS)}. ${title}`), [round, title]);
  useEffect(() => {
    if (loose !== null && letter !== null) announce(laidText(letter, loose));
  }, [loose, letter]);
  const warned = useRef(false);
  useEffect(() => {
    if (warning !== null) announce(warning);
    else if (warned.current) announce(title);
    warned.current = warning !== null;
  }, [warning, title]);
}
