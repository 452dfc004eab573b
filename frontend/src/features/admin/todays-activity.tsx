import type { DashboardMetrics } from '@tessera/contracts';
import { ADMIN_TEXTS, sinceCommunity } from '@tessera/contracts/constants';
import { Card } from '../../ui/layout/card';
import { countText } from '../../ui/util/count-text';

export function TodaysActivity({ stats }: { readonly stats: DashboardMetrics['totalStats'] }) {
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
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-3.5">
        {items.map(([label, count, note]) => (
          <div key={label} className="grid grid-rows-[1fr_auto_auto]">
            <dt className="self-end text-sm leading-snug text-ink-2">{label}</dt>
            <dd className="font-display text-2xl leading-tight font-[620] tabular-nums">
              {countText(count)}
            </dd>
            <dd className="text-xs text-ink-2 tabular-nums">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
