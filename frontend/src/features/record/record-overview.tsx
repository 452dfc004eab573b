import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { reasonOf } from '../../store/api/api-error';
import { useDailyDate } from '../../store/daily/daily-date';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { EmptyState } from '../../ui/loading/empty-state';
import { LoadFailed } from '../../ui/loading/load-failed';
import { HeadlineStats } from './headline-stats';
import { LedgerCard } from './ledger/ledger-card';
import { Opponents } from './opponents/opponents';
import { RecordLoading } from './record-loading';
import { RECORD_TEXTS } from './record-texts';
import { usePlayerRecordQuery, type OwnRecord } from './record.api';
import { ScoresCard } from './scores-card';
import { YearCard } from './year/year-card';

/** The headline numbers, the calendar, the streak and the friends of a player. */
export function RecordOverview() {
  const day = useDailyDate();
  const { data, error, isFetching, refetch } = usePlayerRecordQuery(
    { day },
    { refetchOnMountOrArgChange: true },
  );
  const failed = data === undefined && error !== undefined;
  return (
    <Page
      title={TEXTS.yourRecord}
      heading={TEXTS.yourRecord}
      hiddenHeading={failed}
      width={failed ? 'text' : 'wide'}
    >
      {failed ? (
        <LoadFailed
          title={RECORD_TEXTS.failed}
          detail={reasonOf(error, TEXTS.tryAgain)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p className="lead">{RECORD_TEXTS.lead}</p>
          {data ? <Overview record={data} /> : <RecordLoading />}
        </>
      )}
    </Page>
  );
}

const Overview = ({ record }: { readonly record: OwnRecord }) => (
  <div className="record">
    {record.games === 0 ? (
      <div className="record__main">
        <EmptyState title={RECORD_TEXTS.empty} detail={RECORD_TEXTS.emptyDetail}>
          <ButtonLink to={PAGES.daily} variant="primary" wide>
            {TEXTS.todaysGame}
          </ButtonLink>
        </EmptyState>
      </div>
    ) : (
      <>
        <div className="record__main">
          <HeadlineStats record={record} />
          <ScoresCard scores={record.scores} />
          <YearCard months={record.months} />
        </div>
        <div className="record__ledger">
          <LedgerCard current={record.currentStreak} best={record.bestStreak} />
        </div>
      </>
    )}
    <div className="record__friends">
      <Opponents />
    </div>
  </div>
);
