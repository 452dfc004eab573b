import { roundText } from '@tessera/contracts/constants';
import { ROUNDS } from '@tessera/rules';
import { useEffect, useRef } from 'react';
import { useStagedLetterAnnouncement } from '../../../game-kit/board/use-staged-letter-announcement';
import { announce } from '../../../ui/live-region/live-region';
import type { BoardView } from './board-view';

/** Announces to screen readers what others can see on the board. */
export function useLiveAnnouncements(
  { round, title, letter }: BoardView,
  stagedCell: number | null,
  warning: string | null,
) {
  useEffect(() => announce(`${roundText(round, ROUNDS)}. ${title}`), [round, title]);
  useStagedLetterAnnouncement(letter, stagedCell);
  const warned = useRef(false);
  useEffect(() => {
    if (warning !== null) announce(warning);
    else if (warned.current) announce(title);
    warned.current = warning !== null;
  }, [warning, title]);
}
