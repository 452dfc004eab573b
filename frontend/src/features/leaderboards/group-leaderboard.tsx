import { useRef } from 'react';
import { OPEN_PAGE } from '../../store/api/open-page';
import { FailedRows } from '../../ui/loading/failed-rows';
import { useInView } from '../../ui/util/use-in-view';
import { useGroupLeaderboardQuery } from '../groups/groups.api';
import { LeaderboardTable } from './leaderboard-table';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { SortChoice } from './sort-choice';
import { useSortChoice } from './sort-choices';

interface GroupLeaderboardProps {
  readonly groupId: string;
  readonly name: string;
  readonly visit: number;
}

/** A group's leaderboard with all its members, sorted by the mode selected for this group. */
export function GroupLeaderboard({ groupId, name, visit }: GroupLeaderboardProps) {
  const [mode, setMode] = useSortChoice(groupId);
  const place = useRef<HTMLDivElement>(null);
  // A player may have many groups.
  const isInView = useInView(place);
  const { data, isError, isFetching, refetch } = useGroupLeaderboardQuery(
    { groupId, visit },
    isInView ? OPEN_PAGE : {},
  );
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <SortChoice label={name} mode={mode} onChange={setMode} />
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
    </div>
  );
}
