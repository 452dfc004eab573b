import { type DashboardMetrics, ADMIN_TEXTS, lastDaysText } from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { Card } from '../../ui/layout/card';
import { countText } from '../../ui/util/format';
import { Metrics, percent, rateOf } from './metrics';
import type { ReactNode } from 'react';

const NoData = () => <p className="text-ink-2">{TEXTS.noData}</p>;

const startsOf = ({ dailyGames, multiplayerGames }: DashboardMetrics['hourlyActivity'][number]): number =>
  dailyGames + multiplayerGames;

/** The hours in which most games are started, busiest first. */
export function PeakHours({ hours }: { readonly hours: DashboardMetrics['hourlyActivity'] }) {
  const peaks = hours
    .filter((hour) => startsOf(hour) > 0)
    .sort((a, b) => startsOf(b) - startsOf(a) || a.hour - b.hour)
    .slice(0, LIMITS.DASHBOARD_PEAK_HOURS);
  return (
    <Card title={ADMIN_TEXTS.peakHours} note={lastDaysText(LIMITS.DASHBOARD_DAYS)}>
      {peaks.length === 0 ? (
        <NoData />
      ) : (
        <BarRows
          label={ADMIN_TEXTS.peakHours}
          columns={['Hour', ADMIN_TEXTS.starts]}
          rows={peaks.map((hour) => ({
            name: `${String(hour.hour).padStart(2, '0')}:00`,
            value: startsOf(hour),
            text: (
              <>
                <span>{countText(startsOf(hour))}</span>
                <span className="sr-only">
                  {`: ${countText(hour.dailyGames)} daily, ${countText(hour.multiplayerGames)} multiplayer`}
                </span>
              </>
            ),
          }))}
        />
      )}
    </Card>
  );
}

export function ScoreDistribution({
  distribution,
}: {
  readonly distribution: DashboardMetrics['scoreDistribution'];
}) {
  const games = distribution.reduce((all, { count }) => all + count, 0);
  return (
    <Card title={ADMIN_TEXTS.distribution} note={lastDaysText(LIMITS.DASHBOARD_DAYS)}>
      {games === 0 ? (
        <NoData />
      ) : (
        <BarRows
          label={ADMIN_TEXTS.distribution}
          columns={['Score', ADMIN_TEXTS.games]}
          rows={distribution.map(({ range, count }) => ({
            name: range,
            value: count,
            text: `${countText(count)} · ${rateOf(count, games)}`,
          }))}
        />
      )}
    </Card>
  );
}

export function Engagement({ metrics }: { readonly metrics: DashboardMetrics }) {
  const { totalStats, userEngagement } = metrics;
  const items = [
    { label: ADMIN_TEXTS.averageSession, value: `${userEngagement.averageSessionDuration.toFixed(1)} min` },
    { label: ADMIN_TEXTS.newUsers, value: countText(userEngagement.newUsersToday) },
    { label: ADMIN_TEXTS.completionRate, value: percent(totalStats.conversionRateDaily) },
  ];
  return (
    <Card title={ADMIN_TEXTS.engagement}>
      <Metrics items={items} />
    </Card>
  );
}

interface Row {
  readonly name: string;
  readonly value: number;
  /** Shown at the end of the row. */
  readonly text: ReactNode;
}

interface BarRowsProps {
  readonly label: string;
  readonly columns: readonly [name: string, value: string];
  readonly rows: readonly Row[];
}

/** A bar chart that is also a table for screen readers. */
function BarRows({ label, columns, rows }: BarRowsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table aria-label={label} className="w-full text-md tabular-nums">
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, text }) => (
          <tr key={name}>
            <th scope="row" className="w-14 py-1 pr-2 text-left font-medium whitespace-nowrap">
              {name}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2.5">
                <span aria-hidden="true" className="h-3 flex-1 overflow-clip rounded-full bg-socket">
                  <span
                    className="block h-full rounded-full bg-ochre"
                    style={{ width: `${(100 * value) / most}%` }}
                  />
                </span>
                <span className="min-w-22 text-right text-sm text-ink-2">{text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
