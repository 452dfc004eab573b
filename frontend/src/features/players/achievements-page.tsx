import { PAGES, PATHS } from '@tessera/contracts/wire';
import { STREAK_SCORE, PERFECT_SCORE, TIERS, type Tier } from '@tessera/rules';
import { TodaysGameButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { Actions, Page } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { isApiError } from '../../store/api/api-error';
import { useDailyDate } from '../../store/daily/daily-date';
import { useOwnStats } from './players.api';
import type { Achievement } from '@tessera/contracts/players';
import { Trophy } from '../../ui/icons/icons';
import { Card } from '../../ui/layout/card';
import { TextLink } from '../../ui/link/link';
import { Medallion } from '../../ui/stats/medallion';
import { formatInstant } from '../../ui/util/format';
import { api, type ResponseOf } from '../../store/api/api';

const { usePlayerAchievementsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    playerAchievements: build.query<Achievement[], void>({
      query: () => PATHS.playerAchievements,
      transformResponse: ({ achievements }: ResponseOf<'playerAchievements'>) => achievements,
      providesTags: ['Player'],
    }),
  }),
});

const TITLE = 'Achievements';

/** The streak tiers that the player has earned, and the next ones. */
export function AchievementsPage() {
  const query = usePlayerAchievementsQuery();
  const { data, error } = query;
  const { streak, pending } = useOwnStats(useDailyDate());
  const failed = data === undefined && error !== undefined;
  return (
    <Page title={TITLE} heading={TITLE} hiddenHeading={failed} width="wide">
      {failed ? (
        <LoadFailed
          title="Failed to load your achievements"
          detail={isApiError(error) ? error.message : undefined}
          query={query}
        />
      ) : (
        <>
          <p className="lead">
            {`Score ${STREAK_SCORE} or more in every game, never miss three in a row, and you'll earn an animal every five games.`}
          </p>
          {data && !pending ? <AchievementList achievements={data} streak={streak} /> : <Loading />}
          <Actions>
            <TodaysGameButton variant="primary" wide />
          </Actions>
        </>
      )}
    </Page>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading your achievements..." className="page-grid items-start pb-2">
    <Skeleton className="h-[112px] w-full rounded-card lg:order-1 lg:col-span-4" />
    <Skeleton className="h-[554px] w-full rounded-card lg:col-span-8" />
  </div>
);

interface AchievementListProps {
  readonly achievements: readonly Achievement[];
  /** The current streak. */
  readonly streak: number;
}

const NOT_YET = 'Not yet';

/** The perfect grid, then the streak tiers: earned ones in gold with their date, the rest as empty sockets. */
function AchievementList({ achievements, streak }: AchievementListProps) {
  const perfect = achievements.find(({ achievementType }) => achievementType === 'perfect_score');
  const earnedAt = ({ name }: Tier) =>
    achievements.find(({ streakMilestone }) => streakMilestone === name)?.earnedAt ?? null;
  const next = TIERS.find((tier) => tier.streak > streak && earnedAt(tier) === null);

  return (
    <div className="page-grid items-start pb-2">
      <div className="lg:order-1 lg:col-span-4">
        <Card
          title={`Perfect ${PERFECT_SCORE}`}
          note={perfect ? formatInstant.medium(perfect.earnedAt) : NOT_YET}
        >
          <div className="flex items-center gap-4">
            <Medallion metal={perfect ? 'gold' : 'none'} size="small">
              <Trophy size={26} />
            </Medallion>
            <p className="text-ink-2">
              {perfect
                ? 'A four-letter word in every row and every column.'
                : 'For a grid with eight four-letter words.'}
            </p>
          </div>
        </Card>
      </div>
      <div className="lg:col-span-8">
        <Card title="Streak Status" note={`Streak: ${streak}`}>
          {next && <p className="text-ink-2">{`Next: ${next.name} at ${next.streak} games`}</p>}
          <p>
            <TextLink to={PAGES.record}>See your streak day by day</TextLink>
          </p>
          <ul
            aria-label="Streak statuses"
            className="grid grid-cols-[repeat(auto-fill,minmax(3.9rem,1fr))] gap-x-2 gap-y-4 pt-1 sm:grid-cols-5"
          >
            {TIERS.map((tier) => (
              <TierPlace key={tier.name} tier={tier} earnedAt={earnedAt(tier)} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

const TierPlace = ({ tier, earnedAt }: { readonly tier: Tier; readonly earnedAt: string | null }) => (
  <li className="grid content-start justify-items-center gap-1 text-center">
    <Medallion metal={earnedAt === null ? 'none' : 'gold'} size="small">
      {tier.emoji}
    </Medallion>
    <span className="text-md font-semibold">{tier.name}</span>
    <span className="text-xs leading-tight text-ink-2">
      <span>{`${tier.streak}+${earnedAt === null ? '' : ` · ${formatInstant.medium(earnedAt)}`}`}</span>
      {/* Visually, the empty socket says this. */}
      {earnedAt === null && <span className="sr-only"> · {NOT_YET}</span>}
    </span>
  </li>
);
