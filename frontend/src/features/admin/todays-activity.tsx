import { type DashboardMetrics, ADMIN_TEXTS, sinceCommunity } from '@tessera/contracts/admin';
import { Card } from '../../ui/layout/card';
import { Metrics } from './metrics';
import { countText } from '../../ui/util/format';

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
      <Metrics items={items.map(([label, count, note]) => ({ label, value: countText(count), note }))} />
    </Card>
  );
}
