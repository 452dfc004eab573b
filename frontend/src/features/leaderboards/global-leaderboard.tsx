import { LIMITS } from '@tessera/contracts/constants';
import { FailedRows } from '../../ui/loading/failed-rows';
import { LeaderboardTable } from './leaderboard-table';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { useLeaderboardQuery } from './leaderboards.api';
import { SortChoice } from './sort-choice';
import { DEFAULT_MODE, GLOBAL_LEADERBOARD, useSortChoice } from './sort-choices';

/** The best players with a name, sorted by the selected mode. */
export function GlobalLeaderboard({ visit }: { readonly visit: number }) {
  const [mode, setMode] = useSortChoice(GLOBAL_LEADERBOARD);
  const { currentData, error, isFetching, refetch } = useLeaderboardQuery(
    { sort: mode, visit },
    // The page has just fetched the default order.
    mode === DEFAULT_MODE ? {} : { refetchOnMountOrArgChange: LIMITS.LEADERBOARD_FRESH_SECONDS },
  );
  const entries = currentData?.leaderboard;
  const failed = entries === undefined && error !== undefined;
  return (
    <section aria-labelledby="top" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <h2 id="top" className="text-xl">
        {LEADERBOARD_TEXTS.top}
      </h2>
      <SortChoice label={LEADERBOARD_TEXTS.top} mode={mode} onChange={setMode} />
      <LeaderboardTable
        label={LEADERBOARD_TEXTS.top}
        entries={entries}
        mode={mode}
        failure={
          failed && (
            <FailedRows text={LEADERBOARD_TEXTS.failed} busy={isFetching} onRetry={() => void refetch()} />
          )
        }
      />
    </section>
  );
}
