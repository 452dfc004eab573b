import { periodOn } from '@tessera/rules';
import { useDailyDate } from '../../../store/daily/daily-date';
import { PERIOD_TEXTS, weekText } from './period-texts';
import { WeekGrid, type WeekGridProps } from './week-grid';

/** A group's week, day by day. */
export function HeadToHead(week: Omit<WeekGridProps, 'label'>) {
  const today = useDailyDate();
  const dates = weekText(periodOn('week', today, week.back), today);
  return (
    <section aria-labelledby="head-to-head" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="head-to-head" className="text-xl">
          {PERIOD_TEXTS.versus}
        </h2>
        <p className="text-sm text-ink-2">
          <span>{`${dates} · `}</span>
          <span className="inline-flex items-baseline gap-1.5">
            <span
              className="week-score week-score--key self-center"
              data-played=""
              data-best=""
              aria-hidden
            />
            {PERIOD_TEXTS.bestLegend}
          </span>
        </p>
      </div>
      <WeekGrid {...week} label={`${PERIOD_TEXTS.versus}, ${dates}`} />
    </section>
  );
}
