import { useRef, useState, type KeyboardEvent } from 'react';
import { addDays, plainDate } from '@tessera/rules';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves the focus between these dates, newest first: to the nearest one in the direction of the arrow key. */
export function useDayFocus(newestFirst: readonly string[]) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const dates = newestFirst.toReversed();
  const current = dates.find((date) => date === focused) ?? dates.at(-1);

  const targetOf = (key: string): string | undefined => {
    if (key === 'Home') return dates[0];
    if (key === 'End') return dates.at(-1);
    const step = STEPS[key];
    if (step === undefined || current === undefined) return undefined;
    const wanted = addDays(plainDate(current), step);
    return step > 0
      ? (dates.find((date) => date >= wanted) ?? dates.at(-1))
      : (dates.findLast((date) => date <= wanted) ?? dates[0]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key);
    if (target === undefined) return;
    table.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
    event.preventDefault();
  };
  return { current, table, onKeyDown, onFocus: setFocused };
}
