import type { PlainDate } from '@tessera/rules';
import { Link } from '../../../ui/link/link';
import { nameOfDay, pathOfDay, type CalendarDay } from './calendar-days';
import { dayOf } from './months';

interface DayMarkProps {
  readonly day: CalendarDay;
  /** The day of the month that is in the tab order. */
  readonly current: boolean;
  readonly onFocus: () => void;
  /** The day is shown beside the calendar. Undefined if there is no room for that. */
  readonly selected?: boolean;
  readonly onSelect?: (() => void) | undefined;
}

/** A day with a daily: a tile that leads to it or, on wide screens, selects it. */
export function DayMark({ day, current, onFocus, selected, onSelect }: DayMarkProps) {
  const { date, look, dailyScore, practiceScore } = day;
  const tile = {
    'aria-label': nameOfDay(day),
    tabIndex: current ? 0 : -1,
    'data-date': date,
    'data-look': look,
    className: 'day',
    onFocus,
  };
  const marks = (
    <>
      <span className="day__number">{dayOf(date)}</span>
      {(dailyScore !== null || practiceScore !== null) && (
        <span className="day__scores">
          {dailyScore !== null && <b>{dailyScore}</b>}
          {practiceScore !== null && <i>{practiceScore}</i>}
        </span>
      )}
    </>
  );
  return onSelect ? (
    <button type="button" {...tile} aria-pressed={selected} onClick={onSelect}>
      {marks}
    </button>
  ) : (
    <Link to={pathOfDay(day)} {...tile}>
      {marks}
    </Link>
  );
}

/** A day without a daily, before the first one or still to come. */
export const DayWithout = ({ date }: { readonly date: PlainDate }) => (
  <span className="day" data-look="none">
    <span className="day__number">{dayOf(date)}</span>
  </span>
);
