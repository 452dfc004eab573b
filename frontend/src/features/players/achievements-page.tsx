import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { STREAK_SCORE } from '@tessera/rules';
import { ButtonLink } from '../../ui/button/button';
import { LoadFailed } from '../../ui/loading/load-states';
import { Actions, Page } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { isApiError } from '../../store/api/api-error';
import { useDailyDate } from '../../store/daily/daily-date';
import { AchievementList } from './achievement-list';
import { usePlayerAchievementsQuery } from './achievements.api';
import { useOwnStats } from './players.api';

const TITLE = 'Achievements';

/** The streak tiers that the player has earned, and the next ones. */
export function AchievementsPage() {
  const { data, error, isFetching, refetch } = usePlayerAchievementsQuery();
  const { streak, pending } = useOwnStats(useDailyDate());
  const failed = data === undefined && error !== undefined;
  return (
    <Page title={TITLE} heading={TITLE} hiddenHeading={failed} width="wide">
      {failed ? (
        <LoadFailed
          title="Failed to load your achievements"
          detail={isApiError(error) ? error.message : undefined}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p className="lead">
            {`Score ${STREAK_SCORE} or more in every game, never miss three in a row, and you'll earn an animal every five games.`}
          </p>
          {data && !pending ? <AchievementList achievements={data} streak={streak} /> : <Loading />}
          <Actions>
            <ButtonLink to={PAGES.daily} variant="primary" wide>
              {TEXTS.todaysGame}
            </ButtonLink>
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
