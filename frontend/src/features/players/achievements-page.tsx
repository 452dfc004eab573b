import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { ButtonLink } from '../../ui/button';
import { LoadFailed } from '../../ui/load-failed';
import { Actions, Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { isApiError } from '../../store/api-error';
import { useToday } from '../../store/today';
import { AchievementList } from './achievement-list';
import { usePlayerAchievementsQuery } from './achievements.api';
import { useStanding } from './players.api';

const TITLE = 'Achievements';

/** Which statuses the player has earned, and what comes next. */
export function AchievementsPage() {
  const { data, error, isFetching, refetch } = usePlayerAchievementsQuery();
  const { streak } = useStanding(useToday());
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
          {data ? <AchievementList achievements={data} streak={streak} /> : <Loading />}
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
  <div role="status" aria-label="Loading your achievements..." className="grid gap-3 pt-2">
    <Skeleton className="h-5 w-3/4" />
    <Skeleton className="h-20 w-full rounded-card" />
    <Skeleton className="h-64 w-full rounded-card" />
  </div>
);
