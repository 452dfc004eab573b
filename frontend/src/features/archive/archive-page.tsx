import { ARCHIVE_TEXTS, PAGES, TEXTS } from '@tessera/contracts/constants';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reasonOf } from '../../store/api/api-error';
import { serverNow } from '../../store/daily/clock';
import { ButtonLink } from '../../ui/button/button';
import { LoadFailed } from '../../ui/loading/load-failed';
import { Actions, Page } from '../../ui/layout/page';
import { usePracticeMonthQuery } from './archive.api';
import { ArchiveLegend } from './archive-legend';
import { MonthGrid } from './month-grid';
import { isMonth, monthAfter, monthName, newestMonth } from './months';

const MONTH = 'month';

/** All past dailies, month by month. */
export function ArchivePage() {
  const [params, setParams] = useSearchParams();
  const [newest] = useState(() => newestMonth(serverNow()));
  const asked = params.get(MONTH);
  const month = isMonth(asked) ? asked : newest;
  const { currentData: data, error, isFetching, refetch } = usePracticeMonthQuery(month);

  const hasNext = month < (data?.lastMonth ?? newest);
  const hasPrevious = data === undefined || month > data.firstMonth;
  const turn = (months: number) => {
    if (months < 0 ? hasPrevious : hasNext)
      setParams({ [MONTH]: monthAfter(month, months) }, { replace: true });
  };
  const failed = data === undefined && error !== undefined;

  return (
    <Page title={ARCHIVE_TEXTS.title} heading={ARCHIVE_TEXTS.title} hiddenHeading={failed}>
      {failed ? (
        <LoadFailed
          title={ARCHIVE_TEXTS.failed}
          detail={reasonOf(error, TEXTS.tryAgain)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p className="pb-3 text-ink-2">{ARCHIVE_TEXTS.lead}</p>
          <div className="grid grid-cols-[44px_1fr_44px] items-center pb-2" data-varies>
            <TurnButton name={ARCHIVE_TEXTS.previousMonth} off={!hasPrevious} onPress={() => turn(-1)}>
              <ChevronLeft size={22} aria-hidden />
            </TurnButton>
            <h2 aria-live="polite" className="text-center text-xl">
              {monthName(month)}
            </h2>
            <TurnButton name={ARCHIVE_TEXTS.nextMonth} off={!hasNext} onPress={() => turn(1)}>
              <ChevronRight size={22} aria-hidden />
            </TurnButton>
          </div>
          <div aria-busy={!data || undefined}>
            <MonthGrid key={month} month={month} days={data?.days} onTurn={turn} />
            {!data && (
              <p role="status" className="sr-only">
                {ARCHIVE_TEXTS.loading}
              </p>
            )}
          </div>
          <ArchiveLegend />
          <Actions>
            <ButtonLink to={PAGES.daily} variant="primary" wide>
              {TEXTS.todaysGame}
            </ButtonLink>
          </Actions>
        </>
      )}
    </Page>
  );
}

interface TurnButtonProps {
  readonly name: string;
  readonly off: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Uses aria-disabled at the first and last month, so that the focus isn't lost. */
const TurnButton = ({ name, off, onPress, children }: TurnButtonProps) => (
  <button
    type="button"
    className="icon-button aria-disabled:opacity-35"
    aria-label={name}
    aria-disabled={off || undefined}
    onClick={onPress}
  >
    {children}
  </button>
);
