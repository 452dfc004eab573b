import { ARCHIVE_TEXTS, PAGES, dayName, pathOf } from '@tessera/contracts/constants';
import type { ArchivedDay } from '@tessera/contracts';
import { plainDate, type PlainDate } from '@tessera/rules';
import { Link } from 'react-router-dom';
import { KEYS } from '../../store/storage/keys';
import { savedDaily } from '../../store/daily/saved-daily';
import { dateName, dayOf } from './months';

/** A daily that was not finished in time may be saved for practice in this browser only. */
function withSaved(day: ArchivedDay): ArchivedDay {
  const saved = day.practice === null ? savedDaily(plainDate(day.date), KEYS.practiceGame) : null;
  return saved ? { ...day, practice: { gameId: saved.facts.gameId, status: 'active', score: null } } : day;
}

/** The state of a day: played in time, practiced, practice begun, or none of these. */
const lookOf = ({ dailyScore, practice }: ArchivedDay): string => {
  if (dailyScore !== null) return 'daily';
  if (practice === null) return 'open';
  return practice.status === 'completed' ? 'practiced' : 'begun';
};

const marksOf = ({ dailyScore, practice }: ArchivedDay): string[] => [
  ...(dailyScore === null ? [] : [`${ARCHIVE_TEXTS.yourScore} ${dailyScore}`]),
  ...(practice === null
    ? []
    : [`${ARCHIVE_TEXTS.practiceScore} ${practice.score === null ? ARCHIVE_TEXTS.begun : practice.score}`]),
];

interface DayLinkProps {
  readonly day: ArchivedDay;
  /** The day of the month that is in the tab order. */
  readonly current: boolean;
  readonly onFocus: () => void;
}

/** A day with a daily: a tile that links to its practice game. */
export function DayLink({ day: known, current, onFocus }: DayLinkProps) {
  const day = withSaved(known);
  const date = plainDate(day.date);
  return (
    <Link
      to={pathOf(PAGES.practice, { date })}
      aria-label={dayName(dateName(date), day.gameNumber, marksOf(day))}
      tabIndex={current ? 0 : -1}
      data-date={date}
      data-look={lookOf(day)}
      className="day"
      onFocus={onFocus}
    >
      <span className="day__number">{dayOf(date)}</span>
      <span className="day__scores">
        {day.dailyScore !== null && <b>{day.dailyScore}</b>}
        {typeof day.practice?.score === 'number' && <i>{day.practice.score}</i>}
      </span>
    </Link>
  );
}

/** A day without a daily, before the first one or not over yet. */
export const DayWithout = ({ date }: { readonly date: PlainDate }) => (
  <span className="day" data-look="none">
    <span className="day__number">{dayOf(date)}</span>
  </span>
);
