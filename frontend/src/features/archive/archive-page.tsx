import { TEXTS } from '@tessera/contracts/texts';
import type { ReactNode } from 'react';
import { ARCHIVE_TEXTS } from './archive-texts';
import { reasonOf } from '../../store/api/api-error';
import { TodaysGameButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { Actions, Page } from '../../ui/layout/page';
import { DayPanel, DaySheet } from './calendar/day-panel';
import { TurnButton } from '../../ui/button/turn-button';
import { useMonths } from './calendar/use-months';
import { MonthGrid, type MonthGridProps } from './calendar/month-grid';
import { monthName } from '../../ui/util/months';

interface MonthSectionProps extends MonthGridProps {
  /** The buttons on both sides of the month's name. */
  readonly previous?: ReactNode;
  readonly next?: ReactNode;
}

/** A month with its name. */
const MonthSection = ({ previous, next, ...grid }: MonthSectionProps) => (
  <section>
    <div className="grid min-h-11 grid-cols-[44px_1fr_44px] items-center pb-2" data-varies>
      <span>{previous}</span>
      <h2 aria-live="polite" className="text-center text-xl">
        {monthName(grid.month)}
      </h2>
      <span>{next}</span>
    </div>
    <div aria-busy={!grid.days || undefined}>
      <MonthGrid {...grid} />
    </div>
  </section>
);

const SAMPLE = 'size-3.5 rounded-[4px]';

/** Explains the tiles of the calendar. */
const ArchiveLegend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-sm text-ink-2">
    <li className="flex items-center gap-1.5">
      <i
        className={`${SAMPLE} bg-ochre-soft inset-ring inset-ring-ochre forced-colors:border-4`}
        aria-hidden="true"
      />
      {ARCHIVE_TEXTS.yourScore}
    </li>
    <li className="flex items-center gap-1.5">
      <i
        className={`${SAMPLE} bg-teal-soft inset-ring inset-ring-teal forced-colors:border-4 forced-colors:border-double`}
        aria-hidden="true"
      />
      {ARCHIVE_TEXTS.practiceScore}
    </li>
    <li className="flex items-center gap-1.5">
      <i className={`${SAMPLE} border-2 border-dashed border-teal`} aria-hidden="true" />
      {ARCHIVE_TEXTS.begun}
    </li>
  </ul>
);

/** All past dailies, month by month. Wide screens show two months, and the selected day beside them; others in a dialog. */
export function ArchivePage() {
  const { months, isLoading, failure, hasNext, hasPrevious, turn, isWide, ...days } = useMonths();
  const { selected, select, isOpen, close } = days;
  const previous = (
    <TurnButton step={-1} label={ARCHIVE_TEXTS.previousMonth} unavailable={!hasPrevious} onTurn={turn} />
  );
  const next = <TurnButton step={1} label={ARCHIVE_TEXTS.nextMonth} unavailable={!hasNext} onTurn={turn} />;

  return (
    <Page
      title={ARCHIVE_TEXTS.title}
      heading={ARCHIVE_TEXTS.title}
      hiddenHeading={failure !== undefined}
      width={failure ? 'text' : 'columns'}
    >
      {failure ? (
        <LoadFailed
          title={ARCHIVE_TEXTS.failed}
          detail={reasonOf(failure.error, TEXTS.tryAgain)}
          query={failure}
        />
      ) : (
        <>
          <p className="lead">{ARCHIVE_TEXTS.lead}</p>
          <div className="archive">
            {months.map((shown, at) => (
              <MonthSection
                key={months.length - at}
                {...shown}
                previous={at === 0 && previous}
                next={at === months.length - 1 && next}
                onTurn={turn}
                selected={selected?.date}
                isBeside={isWide}
                onSelect={select}
              />
            ))}
            {isLoading && (
              <p role="status" className="sr-only">
                {ARCHIVE_TEXTS.loading}
              </p>
            )}
            <div className="archive__day">{isWide && selected && <DayPanel day={selected} />}</div>
          </div>
          {selected && <DaySheet day={selected} open={isOpen} onClose={close} />}
          <ArchiveLegend />
          {/* Wide screens have it in the header. */}
          <div className="mt-auto flex flex-col sm:mt-0 lg:hidden">
            <Actions>
              <TodaysGameButton variant="primary" wide />
            </Actions>
          </div>
        </>
      )}
    </Page>
  );
}
