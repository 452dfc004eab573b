import { type DashboardMetrics, ADMIN_TEXTS, lastUpdated, stillCounting } from '@tessera/contracts/admin';
import { Button } from '../../ui/button/button';
import { DailyNumbers, DatesTable, MultiplayerDates } from './activity-panels';
import { BuildLine } from './build-line';
import { clockTime } from './number-formats';
import { HeadlineCards } from './headline-cards';
import { OperationsPanel } from './operations-panel';
import { Engagement, PeakHours, ScoreDistribution } from './player-panels';
import { RecentFeedback } from './recent-feedback';
import { TodaysActivity } from './todays-activity';

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
