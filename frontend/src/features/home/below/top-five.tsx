import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import type { PlainDate } from '@tessera/rules';
import { knownIdentity } from '../../../store/identity/identity';
import { Mosaic } from '../../../ui/layout/mosaic';
import { HOME_TEXTS } from '../home-texts';
import { Name } from '../../../ui/layout/name';
import { PATHS } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../../store/api/api';
import { userTimezone } from '../../../store/daily/today';

const TOP_ROWS = 5;

const { useTopFiveQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    topFive: build.query<readonly LeaderboardEntry[], PlainDate>({
      // The date isn't sent. It only keeps yesterday's response from being reused today.
      query: () => ({
        url: PATHS.leaderboardToday,
        params: { limit: TOP_ROWS, timezone: userTimezone() },
      }),
      transformResponse: ({ topScorers }: ResponseOf<'leaderboardToday'>) => topScorers,
      providesTags: ['Leaderboard', 'Daily'],
    }),
  }),
});

/** Today's best scores. Renders nothing while they are loading. */
export function TopFive({ today }: { readonly today: PlainDate }) {
  const { data: entries, isError } = useTopFiveQuery(today);
  if (!entries) return isError ? <p className="text-ink-2">{HOME_TEXTS.topFailed}</p> : null;
  if (entries.length === 0) {
    return (
      <div className="grid h-full content-center justify-items-center gap-4 text-center text-balance text-ink-2">
        <Mosaic whole={false} size="small" />
        <p>{HOME_TEXTS.topEmpty}</p>
      </div>
    );
  }
  const own = knownIdentity()?.playerUUID;
  return (
    <ol className="top">
      {entries.map((entry, at) => (
        <Row key={entry.playerUUID} rank={at + 1} own={entry.playerUUID === own} {...entry} />
      ))}
    </ol>
  );
}

interface RowProps extends LeaderboardEntry {
  readonly rank: number;
  readonly own: boolean;
}

const Row = ({ rank, own, playerName, todayScore }: RowProps) => (
  <li data-own={own || undefined}>
    <span aria-hidden="true" className="top__rank">
      {rank}
    </span>
    <Name className="truncate">{playerName}</Name>
    <b>{todayScore}</b>
  </li>
);
