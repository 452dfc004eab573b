import { useRef } from 'react';
import { OPEN_PAGE } from '../../store/api/open-page';
import { FailedRows } from '../../ui/loading/load-states';
import { useInView } from '../../ui/util/use-in-view';
import { useGroupLeaderboardQuery } from '../groups/groups.api';
import { LeaderboardTable } from './leaderboard-table';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { GroupPeriod } from './periods/group-period';
import type { ShownPeriod } from './periods/use-period';
import { SortChoice, useSortChoice } from './sort-choice';

interface GroupLeaderboardProps {
  readonly groupId: string;
  readonly name: string;
  readonly visit: number;
  readonly period: ShownPeriod;
  readonly back: number;
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

type TodaysLeaderboardProps = Pick<GroupLeaderboardProps, 'groupId' | 'name' | 'visit'> & {
  readonly isInView: boolean;
};

/** Sorted by the mode selected for this group. */
function TodaysLeaderboard({ groupId, name, visit, isInView }: TodaysLeaderboardProps) {
  const [mode, setMode] = useSortChoice(groupId);
  const { data, isError, isFetching, refetch } = useGroupLeaderboardQuery(
    { groupId, visit },
    isInView ? OPEN_PAGE : {},
  );
  return (
    <>
      <SortChoice label={name} sort={mode} onChange={setMode} />
      <LeaderboardTable
        label={name}
        entries={data}
        mode={mode}
        highlights
        // If it can't be loaded, the rest of the page is unaffected.
        failure={
          isError && (
            <FailedRows text={LEADERBOARD_TEXTS.failed} busy={isFetching} onRetry={() => void refetch()} />
          )
        }
      />
    </>
  );
}
