import { NAME_TEXTS } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { NAME_LABELS } from './name-labels';
import { FailedRows } from '../../ui/loading/load-states';
import { Card } from '../../ui/layout/card';
import { TextLink } from '../../ui/link/link';
import { useDailyDate } from '../../store/daily/daily-date';
import { userTimezone } from '../../store/daily/today';
import { Skeleton } from '../../ui/loading/skeleton';
import { usePlayerStatsQuery } from './players.api';

const TROPHY = '🏆';

/** The player's streaks. */
export function Statistics() {
  const day = useDailyDate();
  const query = usePlayerStatsQuery(
    { timezone: userTimezone(), day },
    { refetchOnMountOrArgChange: LIMITS.PLAYER_STATS_FRESH_SECONDS },
  );
  const { data: stats, error } = query;
  if (!stats && error) {
    return (
      <Card title={NAME_LABELS.statistics}>
        <FailedRows text={NAME_LABELS.statsFailed} query={query} />
      </Card>
    );
  }
  const facts = [
    [NAME_LABELS.streak, stats?.twentyPlusStreak],
    [NAME_LABELS.best, stats?.bestStreak],
    [
      NAME_LABELS.status,
      stats && `${stats.streakStatus ?? NAME_LABELS.noStatus} ${stats.streakEmoji ?? TROPHY}`,
    ],
    [NAME_LABELS.lastThree, stats && `${stats.playedOfLastThree}/3`],
  ] as const;
  return (
    <Card
      title={NAME_LABELS.statistics}
      note={stats ? undefined : <span role="status">{NAME_LABELS.loadingStats}</span>}
    >
      <dl className="grid">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-2 first:border-t-0"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="flex-1 text-right font-display text-xl leading-tight font-[620] tabular-nums">
              {value ?? <Skeleton className="ml-auto h-[1lh] w-12" />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">{NAME_TEXTS.streakNote}</p>
      <p>
        <TextLink to={PAGES.record}>{TEXTS.yourRecord}</TextLink>
      </p>
    </Card>
  );
}
