import { useEffect, useRef } from 'react';
import { announce } from '../../ui/live-region/live-region';
import { letterPositionText } from './letter-position-text';

/**
 * Announces where the letter is placed, and where it is moved to. `next` says how to go on, once
 * for each letter that is placed.
 */
export function useStagedLetterAnnouncement(
  letter: string | null,
  stagedCell: number | null,
  next = '',
): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (stagedCell !== null && letter !== null) {
      const place = letterPositionText(letter, stagedCell);
      announce(told.current === letter || next === '' ? place : `${place}. ${next}`);
      told.current = letter;
    } else told.current = null;
  }, [stagedCell, letter, next]);
}
