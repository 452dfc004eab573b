import { PAGES, pathOf } from '@tessera/contracts/wire';
import { addDays, type PlainDate, EMPTY_GRID, type Mosaic } from '@tessera/rules';
import { pointsText, dayText } from '../../../ui/util/format';
import { Link } from '../../../ui/link/link';
import { isDateOver } from '../../../store/daily/today';
import type { KnownDaily } from '../use-home-state';

interface MiniMosaicProps {
  /** Empty if the day's grid is unknown. */
  readonly mosaic: Mosaic;
  readonly played: boolean;
}

/** A finished grid without its letters: sixteen tesserae, glazed where they score. */
const MiniMosaic = ({ mosaic, played }: MiniMosaicProps) => (
  <span className="mini" data-played={played || undefined} aria-hidden="true">
    {EMPTY_GRID.map((_, cell) => (
      <i key={cell} data-scored={/[A-Z]/.test(mosaic[cell] ?? '') || undefined} />
    ))}
  </span>
);

const DAYS = [-6, -5, -4, -3, -2, -1, 0];

/** 'Fri 20 Nov: 24 points' */
const weekdayScoreText = (day: string, score: number | null): string =>
  `${day}: ${score === null ? 'not played' : pointsText(score)}`;

interface LastSevenDaysProps {
  readonly today: PlainDate;
  readonly recent: readonly KnownDaily[];
}

/** The player's last seven dailies as small mosaics, each a link to its result or to the game. */
export const LastSevenDays = ({ today, recent }: LastSevenDaysProps) => (
  <ol className="week">
    {DAYS.map((days) => addDays(today, days)).map((date) => (
      <li key={date} data-today={date === today || undefined}>
        <Day date={date} today={today} daily={recent.find((daily) => daily.date === date)} />
      </li>
    ))}
  </ol>
);

interface DayProps {
  readonly date: PlainDate;
  readonly today: PlainDate;
  readonly daily: KnownDaily | undefined;
}

function Day({ date, today, daily }: DayProps) {
  const score = daily?.finalScore ?? null;
  const [weekday = ''] = dayText(date).split(' ');
  const to = daily
    ? pathOf(PAGES.dailyResults, { gameId: daily.gameId })
    : date === today
      ? PAGES.daily
      : isDateOver(date)
        ? pathOf(PAGES.practice, { date })
        : null;
  const day = (
    <>
      <MiniMosaic mosaic={daily?.mosaic ?? ''} played={score !== null} />
      <span aria-hidden="true">{weekday}</span>
      <b aria-hidden="true">{score ?? '\u00a0'}</b>
      <span className="sr-only">{weekdayScoreText(dayText(date), score)}</span>
    </>
  );
  return to === null ? (
    <div className="week__day">{day}</div>
  ) : (
    <Link className="week__day" to={to}>
      {day}
    </Link>
  );
}
