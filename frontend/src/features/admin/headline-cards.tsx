import { type DashboardMetrics, ADMIN_TEXTS } from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { countText } from '../../ui/util/format';
import { percent, rateOf } from './metrics';

interface HeadlineProps {
  readonly label: string;
  readonly value: string;
  readonly lines: readonly string[];
}

/** A headline number with its details. */
const Headline = ({ label, value, lines }: HeadlineProps) => (
  <section className="grid content-start gap-0.5 rounded-card border border-line bg-card p-3.5 shadow-card">
    <h2 className="flex items-end font-text text-sm font-medium text-ink-2 min-[440px]:min-h-[2lh]">
      {label}
    </h2>
    <p className="font-display text-3xl leading-tight font-[640] tabular-nums">{value}</p>
    {lines.map((line) => (
      <p key={line} className="text-sm text-ink-2 tabular-nums">
        {line}
      </p>
    ))}
  </section>
);

export function HeadlineCards({ metrics }: { readonly metrics: DashboardMetrics }) {
  const { totalStats: stats, userEngagement } = metrics;
  return (
    <div className="grid gap-3 min-[440px]:grid-cols-2 lg:grid-cols-4">
      <Headline
        label={ADMIN_TEXTS.dailyGames}
        value={countText(stats.totalDailyGames)}
        lines={[
          `${countText(stats.totalCompletedDaily)} completed`,
          `${percent(stats.conversionRateDaily)} completion rate since 19 July`,
        ]}
      />
      <Headline
        label={ADMIN_TEXTS.multiplayerGames}
        value={countText(stats.totalMultiplayerGames)}
        lines={[
          `${countText(stats.totalCompletedMultiplayer)} completed`,
          `${rateOf(stats.totalCompletedMultiplayer, stats.totalMultiplayerGames)} completion rate`,
        ]}
      />
      <Headline
        label={ADMIN_TEXTS.activeToday}
        value={countText(stats.activeUsersToday)}
        lines={[
          `${countText(userEngagement.newUsersToday)} new`,
          `${countText(userEngagement.returningUsersToday)} returning`,
        ]}
      />
      <Headline
        label={ADMIN_TEXTS.scores}
        value={stats.topScoreDaily === null ? '–' : `Top ${stats.topScoreDaily}`}
        lines={[
          stats.averageScoreDaily === null ? TEXTS.noData : `Average ${stats.averageScoreDaily.toFixed(1)}`,
        ]}
      />
    </div>
  );
}
