import type { Month, PlainDate } from '@tessera/rules';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Skeleton } from '../../../ui/loading/skeleton';
import { type CalendarDay, nameOfDay } from './calendar-days';
import { useDayFocus } from '../../../ui/util/use-day-focus';
import { WEEKDAYS, dayOf, monthName, weeksOf } from '../../../ui/util/months';

interface DayMarkProps {
  readonly day: CalendarDay;
  /** The day of the month that is in the tab order. */
  readonly current: boolean;
  readonly onFocus: () => void;
  /** The day is shown beside the calendar. Undefined if there is no room for that, so that it opens in a dialog. */
  readonly selected: boolean | undefined;
  readonly onSelect: () => void;
}

/** A day with a daily: a tile that selects it. */
function DayMark({ day, current, onFocus, selected, onSelect }: DayMarkProps) {
  const { date, look, dailyScore, practiceScore } = day;
  return (
    <button
      type="button"
      aria-label={nameOfDay(day)}
      aria-pressed={selected}
      aria-haspopup={selected === undefined ? 'dialog' : undefined}
      tabIndex={current ? 0 : -1}
      data-date={date}
      data-look={look}
      className="day"
      onFocus={onFocus}
      onClick={onSelect}
    >
      <span className="day__number">{dayOf(date)}</span>
      {(dailyScore !== null || practiceScore !== null) && (
        <span className="day__scores">
          {dailyScore !== null && <b>{dailyScore}</b>}
          {practiceScore !== null && <i>{practiceScore}</i>}
        </span>
      )}
    </button>
  );
}

/** A day without a daily, before the first one or still to come. */
const DayWithout = ({ date }: { readonly date: PlainDate }) => (
  <span className="day" data-look="none">
    <span className="day__number">{dayOf(date)}</span>
  </span>
);

export interface MonthGridProps {
  readonly month: Month;
  /** Undefined while loading. The month already takes up its space. */
  readonly days: readonly CalendarDay[] | undefined;
  /** Called by Page Up and Page Down with the number of months to go forward or back. False if there is none. */
  readonly onTurn: (months: number) => boolean;
  /** The selected day. */
  readonly selected: PlainDate | undefined;
  /** It is shown beside the calendar, not in a dialog. */
  readonly isBeside: boolean;
  readonly onSelect: (date: PlainDate) => void;
}

const TURNS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * A month as a calendar of tiles: a single tab stop; arrow keys move between days, Page Up and Page Down
 * between months.
 */
export function MonthGrid({ month, days: known, onTurn, selected, isBeside, onSelect }: MonthGridProps) {
  const days = known ?? [];
  const dayNamed = (date: PlainDate | null) => days.find((day) => day.date === date);
  const { table, current, focusDate, ...focus } = useDayFocus(
    days.map(({ date }) => date),
    selected,
  );

  /** The day of the month to focus once another month than `from` is there. */
  const wanted = useRef<{ readonly day: number; readonly from: Month } | null>(null);
  useEffect(() => {
    if (wanted.current === null || wanted.current.from === month || !known) return;
    const { day } = wanted.current;
    wanted.current = null;
    focusDate((known.findLast(({ date }) => dayOf(date) <= day) ?? known[0])?.date);
  }, [month, known, focusDate]);
  const turn = (months: number) => {
    wanted.current = { day: current === undefined ? 1 : dayOf(current), from: month };
    // The days disappear while the next ones are loading, so the focus waits here.
    if (onTurn(months)) table.current?.focus();
    else wanted.current = null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const months = TURNS[event.key];
    if (months === undefined) return focus.onKeyDown(event);
    turn(months);
    event.preventDefault();
  };

  return (
    <table
      ref={table}
      role="grid"
      tabIndex={-1}
      aria-label={known && monthName(month)}
      className="w-full table-fixed border-separate border-spacing-1 rounded-panel"
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
              const day = dayNamed(date);
              return (
                <td key={WEEKDAYS[at]} className="p-0">
                  {known === undefined && <Skeleton className="aspect-[1/1.06] rounded-[9px]" />}
                  {known && date === null && <span className="day invisible" />}
                  {day && (
                    <DayMark
                      day={day}
                      current={day.date === current}
                      onFocus={() => focus.onFocus(day.date)}
                      selected={isBeside ? day.date === selected : undefined}
                      onSelect={() => onSelect(day.date)}
                    />
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
