import {
  type DashboardMetrics,
  ADMIN_TEXTS,
  lastUpdated,
  stillCounting,
  sinceCommunity,
} from '@tessera/contracts/admin';
import { Button } from '../../ui/button/button';
import { DailyNumbers, DatesTable, MultiplayerDates } from './activity-panels';
import { clockTime, Metrics } from './metrics';
import { HeadlineCards } from './headline-cards';
import { OperationsPanel } from './operations-panel';
import { Engagement, PeakHours, ScoreDistribution } from './player-panels';
import { RecentFeedback } from './recent-feedback';
import { buildOf } from '@tessera/contracts/product';
import { useSiteFactsQuery } from '../info/site.api';
import { Card } from '../../ui/layout/card';
import { countText } from '../../ui/util/format';

interface DashboardProps {
  readonly metrics: DashboardMetrics;
  readonly busy: boolean;
  /** The last refresh failed, so the data is older than requested. */
  readonly outdated: boolean;
  readonly onRefresh: () => void;
}

export const Dashboard = ({ metrics, busy, outdated, onRefresh }: DashboardProps) => (
  <div className="grid gap-4 pb-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-ink-2 tabular-nums">
        {lastUpdated(clockTime(metrics.measuredAt))}
      </p>
      <Button busy={busy} onClick={onRefresh}>
        {ADMIN_TEXTS.refresh}
      </Button>
    </div>
    {outdated && (
      <p role="alert" className="text-terra">
        {ADMIN_TEXTS.refreshFailed}
      </p>
    )}
    {metrics.daysToCount > 0 && <p className="text-ink-2">{stillCounting(metrics.daysToCount)}</p>}
    <HeadlineCards metrics={metrics} />
    <TodaysActivity stats={metrics.totalStats} />
    <Engagement metrics={metrics} />
    <div className="grid gap-4 md:grid-cols-2">
      <DailyNumbers numbers={metrics.dailyGamesByNumber} />
      <MultiplayerDates metrics={metrics} />
      <PeakHours hours={metrics.hourlyActivity} />
      <ScoreDistribution distribution={metrics.scoreDistribution} />
    </div>
    <DatesTable metrics={metrics} />
    <RecentFeedback recent={metrics.recentFeedback} stats={metrics.feedbackStats} />
    <OperationsPanel />
    <BuildLine />
  </div>
);

/** The version that the server runs, for reports about problems. */
function BuildLine() {
  const { data } = useSiteFactsQuery();
  return (
    <p className="min-h-[1lh] text-center text-sm text-ink-2">
      {data !== undefined && buildOf(data.version, data.commit)}
    </p>
  );
}

function TodaysActivity({ stats }: { readonly stats: DashboardMetrics['totalStats'] }) {
  const since = (count: number): string => sinceCommunity(countText(count));
  const items = [
    [ADMIN_TEXTS.accountsCreated, stats.userAccountsCreatedToday, since(stats.userAccountsCreatedSinceSep24)],
    [
      ADMIN_TEXTS.groupsCreated,
      stats.leaderboardGroupsCreatedToday,
      since(stats.leaderboardGroupsCreatedSinceSep24),
    ],
    [ADMIN_TEXTS.groupsJoined, stats.groupsJoinedToday, since(stats.groupsJoinedSinceSep24)],
    [
      ADMIN_TEXTS.uniqueJoiners,
      stats.uniquePlayersJoiningGroupsToday,
      since(stats.uniquePlayersJoiningGroupsSinceSep24),
    ],
    [ADMIN_TEXTS.newDailyPlayers, stats.newDailyGamePlayersToday, ADMIN_TEXTS.firstTime],
  ] as const;
  return (
    <Card title={ADMIN_TEXTS.todaysActivity}>
      <Metrics items={items.map(([label, count, note]) => ({ label, value: countText(count), note }))} />
    </Card>
  );
}
