import { GROUP_TEXTS, LIMITS, PAGES, groupLeaderboardPath } from '@tessera/contracts/constants';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { FailedRows } from '../../ui/loading/failed-rows';
import { useGroupsQuery } from '../groups/groups.api';
import { LEADERBOARD_TEXTS, memberCountText } from './leaderboard-texts';
import { GroupLeaderboard } from './group-leaderboard';
import { useLeaderboardQuery } from './leaderboards.api';
import { DEFAULT_MODE } from './sort-choices';
import { useAnchor } from './use-anchor';

const anchorOf = (groupId: string): string => `group-${groupId}`;

/** The leaderboards of the player's groups, each with its own anchor on the page. */
export function GroupLeaderboards({ visit }: { readonly visit: number }) {
  const {
    data: groups,
    isError,
    isFetching,
    refetch,
  } = useGroupsQuery(undefined, {
    refetchOnMountOrArgChange: LIMITS.GROUPS_FRESH_SECONDS,
  });
  // A link to a group shows it at once. Otherwise, nothing is shown below the global leaderboard until its
  // rows have loaded and determined its height.
  const { hash } = useLocation();
  const { isLoading } = useLeaderboardQuery({ sort: DEFAULT_MODE, visit });
  const held = hash === '' && isLoading;
  useAnchor(groups !== undefined && !held);
  if (held) return null;
  if (!groups) {
    return isError ? (
      <Card title={LEADERBOARD_TEXTS.yourGroups}>
        <FailedRows text={GROUP_TEXTS.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
      </Card>
    ) : null;
  }
  if (groups.length === 0) {
    return (
      <p className="text-ink-2">
        <Link className="text-link" to={PAGES.groups}>
          {LEADERBOARD_TEXTS.joinHint}
        </Link>{' '}
        {LEADERBOARD_TEXTS.joinHintRest}
      </p>
    );
  }
  return (
    <>
      <nav aria-label={LEADERBOARD_TEXTS.yourGroups} className="flex flex-wrap gap-2">
        {groups.map(({ id, name }) => (
          <ButtonLink key={id} to={{ hash: anchorOf(id) }}>
            <bdi className="max-w-60 truncate">{name}</bdi>
          </ButtonLink>
        ))}
      </nav>
      {groups.map(({ id, name, memberCount }) => (
        <section key={id} id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-name`} className="scroll-mt-4">
          <div className="flex items-baseline justify-between gap-3 pb-2.5">
            <h2 id={`${anchorOf(id)}-name`} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere">
              <Link to={groupLeaderboardPath(id)} className="text-inherit no-underline hover:underline">
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <span className="flex-none text-sm text-ink-2">{memberCountText(memberCount)}</span>
          </div>
          <GroupLeaderboard groupId={id} name={name} visit={visit} />
        </section>
      ))}
    </>
  );
}
