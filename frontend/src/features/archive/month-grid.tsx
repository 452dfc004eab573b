import type { ArchivedDay } from '@tessera/contracts';
import type { PlainDate } from '@tessera/rules';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Skeleton } from '../../ui/loading/skeleton';
import { DayLink, DayWithout } from './day-mark';
import { WEEKDAYS, monthName, weeksOf, type Month } from './months';

interface MonthGridProps {
  readonly month: Month;
  /** Undefined while loading. The month already takes up its space. */
  readonly days: readonly ArchivedDay[] | undefined;
  /** Called by Page Up and Page Down with the number of months to go forward or back. */
  readonly onTurn: (months: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const TURNS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * A month as a calendar of tiles: a single tab stop; arrow keys move between days, Page Up and Page Down
 * between months.
 */
export function MonthGrid({ month, days: known, onTurn }: MonthGridProps) {
  const days = known ?? [];
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const current = days.find(({ date }) => date === focused)?.date ?? days.at(-1)?.date;
  const dayOn = (date: PlainDate) => days.find((day) => day.date === date);

  const focusDay = (index: number) => {
    const date = days[Math.min(Math.max(index, 0), days.length - 1)]?.date;
    table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = days.findIndex(({ date }) => date === current);
    const step = STEPS[event.key];
    const turn = TURNS[event.key];
    if (step !== undefined) focusDay(at + step);
    else if (event.key === 'Home') focusDay(0);
    else if (event.key === 'End') focusDay(days.length - 1);
    else if (turn !== undefined) onTurn(turn);
    else return;
    event.preventDefault();
  };

  return (
    <table
      ref={table}
      role="grid"
      aria-label={known && monthName(month)}
      className="w-full table-fixed border-separate border-spacing-1"
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday} className="pb-1 text-xs font-medium text-ink-2">
              <span aria-hidden="true">{weekday.slice(0, 2)}</span>
              <span className="sr-only">{weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row} aria-hidden={week.every((date) => date === null) || undefined}>
            {week.map((date, at) => {
              const day = date === null ? undefined : dayOn(date);
              return (
                <td key={WEEKDAYS[at]} className="p-0">
                  {known === undefined && <Skeleton className="aspect-[1/1.06] rounded-[9px]" />}
                  {known && date === null && <span className="day invisible" />}
                  {day && (
                    <DayLink day={day} current={day.date === current} onFocus={() => setFocused(day.date)} />
                  )}
                  {known && !day && date !== null && <DayWithout date={date} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
