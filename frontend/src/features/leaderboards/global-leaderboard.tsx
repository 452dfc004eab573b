import { skipToken } from '@reduxjs/toolkit/query/react';
import { LIMITS } from '@tessera/contracts/constants';
import { FailedRows } from '../../ui/loading/failed-rows';
import { LeaderboardTable } from './leaderboard-table';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { useLeaderboardStreaksQuery, useLeaderboardTodayQuery } from './leaderboards.api';
import { SortChoice } from './sort-choice';
import { GLOBAL_LEADERBOARD, useSortChoice } from './sort-choices';

/** The best of today, or of the streaks, among all players with a name. */
export function GlobalLeaderboard({ visit }: { readonly visit: number }) {
  const [mode, setMode] = useSortChoice(GLOBAL_LEADERBOARD);
  const ofToday = mode === 'today-score';
  const today = useLeaderboardTodayQuery(visit);
  const streaks = useLeaderboardStreaksQuery(ofToday ? skipToken : { sort: mode, visit }, {
    refetchOnMountOrArgChange: LIMITS.LEADERBOARD_FRESH_SECONDS,
  });
  const { error, isFetching, refetch } = ofToday ? today : streaks;
  const entries = ofToday ? today.data?.topScorers : streaks.currentData;
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
