import type { RecordGame } from '@tessera/contracts/players';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { type Month, type PlainDate, PERFECT_SCORE, STREAK_SCORE } from '@tessera/rules';
import { pointsText, formatDate } from '../../ui/util/format';
import { Link } from '../../ui/link/link';
import { useDayFocus } from '../../ui/util/use-day-focus';
import { weeksOf, monthName } from '../../ui/util/months';
import { gamesPath } from './record-filter';
import { averageText, gamesText, RECORD_TEXTS } from './record-texts';
import type { OwnRecord } from './record.api';

type ScoreTier = (typeof RECORD_TEXTS.legend)[number]['tier'];

const GREAT_SCORE = 26;

/** The color of a score in the calendar. */
export const scoreTier = (score: number): ScoreTier =>
  score === PERFECT_SCORE
    ? 'perfect'
    : score >= GREAT_SCORE
      ? 'great'
      : score >= STREAK_SCORE
        ? 'good'
        : 'low';

/** 'November' */
const monthLabel = (month: Month): string => monthName(month).split(' ')[0] ?? month;

interface MonthMosaicProps {
  readonly month: Month;
  /** The games of the year. Undefined while they are loading: the month already takes up its space. */
  readonly games: readonly RecordGame[] | undefined;
  readonly record: OwnRecord['months'][number] | undefined;
  readonly today: PlainDate;
}

/** A month's days as tesserae. A single tab stop: arrow keys move between the days that have been played. */
export function MonthMosaic({ month, games = [], record, today }: MonthMosaicProps) {
  const played = games.filter(({ date }) => date.startsWith(month));
  const gameOn = (date: PlainDate) => played.find((game) => game.date === date);
  const { current, table, onKeyDown, onFocus } = useDayFocus(played.map(({ date }) => date).toReversed());
  const name = monthLabel(month);
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between px-px pb-[4px] text-sm">
        <h3>
          {record ? (
            <Link className="text-inherit underline underline-offset-2" to={gamesPath({ month })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {record && (
          <p>
            <b className="font-display text-md leading-none font-[620] tabular-nums">
              <span className="sr-only">{RECORD_TEXTS.average} </span>
              <span>{averageText(record.mean)}</span>
            </b>
            <span className="sr-only">{`, ${gamesText(record.games)}`}</span>
          </p>
        )}
      </div>
      <table
        className="w-full table-fixed border-collapse"
        role="grid"
        aria-label={name}
        ref={table}
        onKeyDown={onKeyDown}
        aria-hidden={played.length === 0 || undefined}
      >
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row} aria-hidden={week.every((date) => date === null || !gameOn(date)) || undefined}>
              {week.map((date, at) => {
                const game = date === null ? undefined : gameOn(date);
                return (
                  <td key={at} className="p-px">
                    {game && date !== null ? (
                      <Link
                        className="tessera"
                        data-tier={scoreTier(game.score)}
                        data-date={date}
                        tabIndex={date === current ? 0 : -1}
                        to={pathOf(PAGES.dailyResults, { gameId: game.gameId })}
                        aria-label={`${formatDate.longOfYear(date)}, ${pointsText(game.score)}`}
                        title={`${formatDate.longOfYear(date)}, ${pointsText(game.score)}`}
                        onFocus={() => onFocus(date)}
                      />
                    ) : (
                      <i className="tessera" data-tier={date === null || date > today ? 'outside' : 'none'} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
