import { useEffect, useRef } from 'react';
import { columnOf, rowOf } from '@tessera/rules';
import { TEXTS } from '@tessera/contracts/texts';
import { announce } from '../../ui/live-region/live-region';

/**
 * Announces why a step was rejected, and a lost connection. `count` is the number of rejections, so that a repeated
 * one is announced again.
 */
export function useAlerts(rejection: string | null, count: number, isOffline = false): void {
  useEffect(() => {
    if (rejection !== null) announce(rejection);
  }, [rejection, count]);
  useEffect(() => {
    if (isOffline) announce(TEXTS.reconnect);
  }, [isOffline]);
}

/** Describes a staged letter: 'R in row 2, column 3'. */
export const letterPositionText = (letter: string, cellIndex: number): string =>
  `${letter} in row ${rowOf(cellIndex) + 1}, column ${columnOf(cellIndex) + 1}`;

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
