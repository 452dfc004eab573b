import { PAGES, pathOf } from '@tessera/contracts/constants';
import { addDays, monthOf, type PlainDate } from '@tessera/rules';
import { Link } from '../../../ui/link/link';
import { ownCompletionOn } from '../../../store/daily/completions';
import { isDateOver } from '../../../store/daily/today';
import { dayText } from '../../../ui/util/day-text';
import { weekdayScoreText } from '../home-texts';
import { useMonthScoresQuery } from './home.api';
import { MiniMosaic } from './mini-mosaic';

const DAYS = [-6, -5, -4, -3, -2, -1, 0];

/** The player's last seven dailies as small mosaics, each a link to its result or to the game. */
export function LastSevenDays({ today }: { readonly today: PlainDate }) {
  const first = addDays(today, -6);
  // Knows the dailies that were played in another browser.
  const { data: recent } = useMonthScoresQuery(monthOf(today));
  const { data: before } = useMonthScoresQuery(monthOf(first), { skip: monthOf(first) === monthOf(today) });
  return (
    <ol className="week">
      {DAYS.map((days) => {
        const date = addDays(today, days);
        const completion = ownCompletionOn(date);
        const score = completion?.finalScore ?? recent?.[date] ?? before?.[date] ?? null;
        const [weekday = ''] = dayText(date).split(' ');
        const to = completion
          ? pathOf(PAGES.dailyResults, { gameId: completion.gameId })
          : date === today
            ? PAGES.daily
            : isDateOver(date)
              ? pathOf(PAGES.practice, { date })
              : null;
        const day = (
          <>
            {score !== null && !completion?.mosaic ? (
              <span className="mini" data-elsewhere aria-hidden="true">
                {score}
              </span>
            ) : (
              <MiniMosaic mosaic={completion?.mosaic ?? ''} played={score !== null} />
            )}
            <span aria-hidden="true">{weekday}</span>
            <b aria-hidden="true">{(completion?.mosaic && score) ?? '\u00a0'}</b>
            <span className="sr-only">{weekdayScoreText(dayText(date), score)}</span>
          </>
        );
        return (
          <li key={date} data-today={days === 0 || undefined}>
            {to === null ? (
              <div className="week__day">{day}</div>
            ) : (
              <Link className="week__day" to={to}>
                {day}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
