import type { PlainDate } from '@tessera/rules';
import { nameOfDay, type CalendarDay } from './calendar-days';
import { dayOf } from '../../../ui/util/months';

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
export function DayMark({ day, current, onFocus, selected, onSelect }: DayMarkProps) {
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
export const DayWithout = ({ date }: { readonly date: PlainDate }) => (
  <span className="day" data-look="none">
    <span className="day__number">{dayOf(date)}</span>
  </span>
);
