import { GROUP_ID, NAME_TEXTS, PAGES, PRODUCT, TEXTS } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useToday } from '../../store/daily/today';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { useGroupQuery } from '../groups/groups.api';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { GlobalLeaderboard } from './global-leaderboard';
import { GroupLeaderboard } from './group-leaderboard';
import { GroupLeaderboards } from './group-leaderboards';
import { useLeaderboardQuery } from './leaderboards.api';
import { DEFAULT_MODE } from './sort-choices';
import { LiveLegend } from './streak-badge';
import { useVisitNumber } from './use-visit-number';

/**
 * Today's leaderboard and those of the player's groups, or with `?group=` only that group's. It is remounted
 * at midnight, because all its rows depend on the date.
 */
export function LeaderboardsPage() {
  const day = useToday();
  const [params] = useSearchParams();
  const group = params.get('group');
  if (group === null) return <AllLeaderboards key={day} />;
  return GROUP_ID.test(group) ? (
    <SingleGroup key={`${group} ${day}`} groupId={group} />
  ) : (
    <AllLeaderboardsLink />
  );
}

const AllLeaderboardsLink = () => <Navigate to={PAGES.leaderboards} replace />;

const UnderHeading = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 pb-3 text-ink-2">
    <p className="tabular-nums">{children}</p>
    <LiveLegend />
  </div>
);

function AllLeaderboards() {
  const visit = useVisitNumber();
  const { data } = useLeaderboardQuery({ sort: DEFAULT_MODE, visit });
  return (
    <Page title={TEXTS.leaderboards} heading={TEXTS.leaderboards} width="wide">
      <p className="pb-2 text-ink-2">
        {LEADERBOARD_TEXTS.lead} {NAME_TEXTS.streakNote}
      </p>
      <UnderHeading>{data && `${PRODUCT} #${data.gameNumber}`}</UnderHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <GlobalLeaderboard visit={visit} />
        <GroupLeaderboards visit={visit} />
      </div>
    </Page>
  );
}

function SingleGroup({ groupId }: { readonly groupId: string }) {
  const visit = useVisitNumber();
  // Fetched on each visit, because the player may have left the group.
  const { data: group, isError } = useGroupQuery(groupId, { refetchOnMountOrArgChange: true });
  if (isError) return <AllLeaderboardsLink />;
  return (
    <Page
      title={group?.name ?? LEADERBOARD_TEXTS.groupBoard}
      heading={group ? <bdi className="wrap-anywhere">{group.name}</bdi> : <Skeleton className="h-9 w-52" />}
      width="wide"
    >
      <UnderHeading>{LEADERBOARD_TEXTS.groupBoard}</UnderHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {group && <GroupLeaderboard groupId={groupId} name={group.name} visit={visit} />}
        <ButtonLink to={PAGES.leaderboards} wide>
          {LEADERBOARD_TEXTS.backToGlobal}
        </ButtonLink>
      </div>
    </Page>
  );
}
