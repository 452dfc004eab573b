import { addDays, plainDate } from '@tessera/rules';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Makes the dates of a calendar a single tab stop: arrow keys move the focus to the nearest of these dates in their
 * direction, Home and End to the first and the last one. They are sorted, oldest first.
 */
export function useDayFocus<D extends string>(dates: readonly D[], selected?: D) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<D | null>(null);
  const isThere = (date: D | null | undefined): date is D => dates.some((other) => other === date);
  const current = [focused, selected].find(isThere) ?? dates.at(-1);

  const focusDate = useCallback(
    (date: D | undefined) => table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus(),
    [],
  );

  const nearest = (step: number): D | undefined => {
    if (current === undefined) return undefined;
    const wanted: string = addDays(plainDate(current), step);
    return step > 0
      ? (dates.find((date) => date >= wanted) ?? dates.at(-1))
      : (dates.findLast((date) => date <= wanted) ?? dates[0]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With these, the arrows belong to the browser.
    if (event.altKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) focusDate(nearest(step));
    else if (event.key === 'Home') focusDate(dates[0]);
    else if (event.key === 'End') focusDate(dates.at(-1));
    else return;
    event.preventDefault();
  };
  return { current, table, focusDate, onKeyDown, onFocus: setFocused };
}
