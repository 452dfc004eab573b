import { useRef } from 'react';
import { OPEN_PAGE } from '../../store/api/api';
import { FailedRows, EmptyState } from '../../ui/loading/load-states';
import { useInView } from '../../ui/lazy/use-seen';
import { useGroupLeaderboardQuery } from '../groups/groups.api';
import { LeaderboardTable } from './leaderboard-table';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import type { ShownPeriod } from './periods/use-period';
import { SortChoice, useSortChoice, PeriodSortChoice, usePeriodSort } from './sort-choice';
import type { Period } from '@tessera/rules';
import { useGroupPeriodQuery } from './leaderboards.api';
import { PeriodTable } from './periods/period-table';
import { nobodyText } from './periods/period-texts';

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
function GroupPeriod({ groupId, name, period, back, visit, isInView }: GroupPeriodProps) {
  const [sort, setSort] = usePeriodSort(groupId);
  const query = useGroupPeriodQuery({ groupId, period, back, visit }, isInView ? OPEN_PAGE : {});
  return (
    <>
      {period !== 'yesterday' && <PeriodSortChoice label={name} sort={sort} onChange={setSort} />}
      <PeriodTable
        {...{ period, sort, query }}
        label={name}
        failed={query.currentData === undefined && query.isError}
        empty={<EmptyState title={nobodyText(period, back)} />}
      />
    </>
  );
}

interface GroupLeaderboardProps extends Omit<GroupPeriodProps, 'period' | 'isInView'> {
  readonly period: ShownPeriod;
}

/** A group's leaderboard with all its members, of today or of a period. */
export function GroupLeaderboard({ period, back, ...group }: GroupLeaderboardProps) {
  const place = useRef<HTMLDivElement>(null);
  // A player may have many groups.
  const isInView = useInView(place);
  return (
    <div ref={place} className="boards">
      {period === 'today' ? (
        <TodaysLeaderboard {...group} isInView={isInView} />
      ) : (
        <GroupPeriod {...group} period={period} back={back} isInView={isInView} />
      )}
    </div>
  );
}

/** Sorted by the mode selected for this group. */
function TodaysLeaderboard({ groupId, name, visit, isInView }: Omit<GroupPeriodProps, 'period' | 'back'>) {
  const [mode, setMode] = useSortChoice(groupId);
  const query = useGroupLeaderboardQuery({ groupId, visit }, isInView ? OPEN_PAGE : {});
  const { data, isError } = query;
  return (
    <>
      <SortChoice label={name} sort={mode} onChange={setMode} />
      <LeaderboardTable
        label={name}
        entries={data}
        mode={mode}
        highlights
        // If it can't be loaded, the rest of the page is unaffected.
        failure={isError && <FailedRows text={LEADERBOARD_TEXTS.failed} query={query} />}
      />
    </>
  );
}
