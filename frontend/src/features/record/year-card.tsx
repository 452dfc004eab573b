import { TEXTS } from '@tessera/contracts/texts';
import { useSearchParams } from 'react-router-dom';
import { monthOf, type Month, type PlainDate } from '@tessera/rules';
import { reasonOf } from '../../store/api/api-error';
import { useDailyDate } from '../../store/daily/daily-date';
import { TurnButton } from '../../ui/button/turn-button';
import { Card } from '../../ui/layout/card';
import { FailedRows } from '../../ui/loading/load-states';
import { yearOf } from '../../ui/util/months';
import { RECORD_TEXTS } from './record-texts';
import { useRecordYearQuery, type OwnRecord } from './record.api';
import { MonthMosaic } from './month-mosaic';

const MONTHS = 12;

/** The months of a year from the player's first one to the current one. */
const monthsOfYear = (year: number, first: Month | undefined, today: PlainDate): Month[] =>
  Array.from({ length: MONTHS }, (_, i): Month => `${year}-${String(i + 1).padStart(2, '0')}`).filter(
    (month) => month >= (first ?? month) && month <= monthOf(today),
  );

const YEAR = 'year';
/** So few months are drawn larger. */
const FEW = 2;

/** A year as a calendar of tesserae, with the average of each month. */
export function YearCard({ months }: Pick<OwnRecord, 'months'>) {
  const today = useDailyDate();
  const [params, setParams] = useSearchParams();
  const [first, last] = [yearOf(months.at(-1)?.month ?? today), yearOf(today)];
  const asked = Number(params.get(YEAR) ?? last);
  const year = asked >= first && asked <= last ? asked : last;
  const query = useRecordYearQuery(year, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData: games, error } = query;
  const shown = monthsOfYear(year, months.at(-1)?.month, today);
  const turn = (years: number) =>
    setParams({ [YEAR]: String(year + years) }, { replace: true, preventScrollReset: true });

  return (
    <Card>
      <div className="grid min-h-11 grid-cols-[44px_1fr_44px] items-center">
        <TurnButton step={-1} label={RECORD_TEXTS.previousYear} unavailable={year <= first} onTurn={turn} />
        <h2 aria-live="polite" className="text-center text-lg">
          {year}
        </h2>
        <TurnButton step={1} label={RECORD_TEXTS.nextYear} unavailable={year >= last} onTurn={turn} />
      </div>
      {games === undefined && error ? (
        <FailedRows text={`${RECORD_TEXTS.yearFailed}. ${reasonOf(error, TEXTS.tryAgain)}`} query={query} />
      ) : (
        <div
          className="year"
          data-few={shown.length <= FEW || undefined}
          aria-busy={games === undefined || undefined}
        >
          {shown.map((month) => (
            <MonthMosaic
              key={month}
              month={month}
              games={games}
              record={months.find((one) => one.month === month)}
              today={today}
            />
          ))}
        </div>
      )}
      {games === undefined && !error && (
        <p role="status" className="sr-only">
          {RECORD_TEXTS.yearLoading}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {RECORD_TEXTS.legend.map(({ tier, label }) => (
          <li key={tier} className="flex items-center gap-1.5">
            <i className="tessera" data-tier={tier} aria-hidden="true" />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
