import { useEffect } from 'react';
import { announce } from '../../ui/live-region/live-region';
import { letterPositionText } from './letter-position-text';

/** Announces where the letter is placed, and where it is moved to. */
export function useStagedLetterAnnouncement(letter: string | null, stagedCell: number | null): void {
  useEffect(() => {
    if (stagedCell !== null && letter !== null) announce(letterPositionText(letter, stagedCell));
  }, [stagedCell, letter]);
}
