import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { ARCHIVE_TEXTS } from './archive-texts';
import { ChevronLeft, ChevronRight } from '../../ui/icons/icons';
import { reasonOf } from '../../store/api/api-error';
import { ButtonLink } from '../../ui/button/button';
import { LoadFailed } from '../../ui/loading/load-failed';
import { Actions, Page } from '../../ui/layout/page';
import { ArchiveLegend } from './calendar/archive-legend';
import { DayPanel, DaySheet } from './calendar/day-panel';
import { MonthSection } from './calendar/month-section';
import { TurnButton } from '../../ui/button/turn-button';
import { useMonths } from './calendar/use-months';

/** All past dailies, month by month. Wide screens show two months, and the selected day beside them; others in a dialog. */
export function ArchivePage() {
  const { months, isLoading, failure, hasNext, hasPrevious, turn, isWide, ...days } = useMonths();
  const { selected, select, isOpen, close } = days;
  const previous = (
    <TurnButton name={ARCHIVE_TEXTS.previousMonth} off={!hasPrevious} onPress={() => void turn(-1)}>
      <ChevronLeft size={22} aria-hidden />
    </TurnButton>
  );
  const next = (
    <TurnButton name={ARCHIVE_TEXTS.nextMonth} off={!hasNext} onPress={() => void turn(1)}>
      <ChevronRight size={22} aria-hidden />
    </TurnButton>
  );

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
          busy={failure.isFetching}
          onRetry={failure.retry}
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
              <ButtonLink to={PAGES.daily} variant="primary" wide>
                {TEXTS.todaysGame}
              </ButtonLink>
            </Actions>
          </div>
        </>
      )}
    </Page>
  );
}
