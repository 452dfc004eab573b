import type { Period } from '@tessera/rules';
import { OPEN_PAGE } from '../../../store/api/open-page';
import { EmptyState, FailedRows } from '../../../ui/loading/load-states';
import { KeptHeight } from '../../../ui/layout/kept-height';
import { LEADERBOARD_TEXTS } from '../leaderboard-texts';
import { PeriodSortChoice, usePeriodSort } from '../sort-choice';
import { useGroupPeriodQuery } from './period-leaderboards.api';
import { PeriodTable } from './period-table';
import { nobodyText } from './period-texts';

interface GroupPeriodProps {
  readonly groupId: string;
  readonly name: string;
  readonly period: Period;
  readonly back: number;
  readonly visit: number;
  /** Only groups in view are kept up to date. */
  readonly isInView: boolean;
}

/** A group's leaderboard of a past day, a week or a month, with all its members. */
export function GroupPeriod({ groupId, name, period, back, visit, isInView }: GroupPeriodProps) {
  const [sort, setSort] = usePeriodSort(groupId);
  const { currentData, isError, isFetching, refetch } = useGroupPeriodQuery(
    { groupId, period, back, visit },
    isInView ? OPEN_PAGE : {},
  );
  const failed = currentData === undefined && isError;
  return (
    <>
      {period !== 'yesterday' && <PeriodSortChoice label={name} sort={sort} onChange={setSort} />}
      <KeptHeight loading={currentData === undefined && !failed}>
        <PeriodTable
          {...{ period, sort, failed }}
          days={currentData?.period.days ?? 0}
          label={name}
          entries={currentData?.leaderboard}
          empty={
            failed ? (
              <FailedRows text={LEADERBOARD_TEXTS.failed} busy={isFetching} onRetry={() => void refetch()} />
            ) : (
              <EmptyState title={nobodyText(period, back)} />
            )
          }
        />
      </KeptHeight>
    </>
  );
}
