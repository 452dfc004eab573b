import type { ReactNode } from 'react';
import type { CalendarDay } from './calendar-days';
import { MonthGrid } from './month-grid';
import { monthName } from '../../../ui/util/months';
import type { Month, PlainDate } from '@tessera/rules';

interface MonthSectionProps {
  readonly month: Month;
  readonly days: readonly CalendarDay[] | undefined;
  readonly onTurn: (months: number) => boolean;
  readonly selected: PlainDate | undefined;
  readonly isBeside: boolean;
  readonly onSelect: (date: PlainDate) => void;
  /** The buttons on both sides of the month's name. */
  readonly previous?: ReactNode;
  readonly next?: ReactNode;
}

/** A month with its name. */
export const MonthSection = ({ month, previous, next, ...grid }: MonthSectionProps) => (
  <section>
    <div className="grid min-h-11 grid-cols-[44px_1fr_44px] items-center pb-2" data-varies>
      <span>{previous}</span>
      <h2 aria-live="polite" className="text-center text-xl">
        {monthName(month)}
      </h2>
      <span>{next}</span>
    </div>
    <div aria-busy={!grid.days || undefined}>
      <MonthGrid month={month} {...grid} />
    </div>
  </section>
);
