import { GROUP_TEXTS } from '@tessera/contracts/groups';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../ui/link/link';
import { ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { FailedRows } from '../../ui/loading/load-states';
import { useGroupsQuery } from '../groups/groups.api';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { useLeaderboardQuery } from './leaderboards.api';
import { DEFAULT_MODE } from './sort-choice';
import { Name } from '../../ui/layout/name';

export const anchorOf = (groupId: string): string => `group-${groupId}`;

/**
 * The player's groups. A link to a group shows them at once. Otherwise, they are held back until the global
 * leaderboard has loaded and determined its height, because they are below it on phones.
 */
export function useGroups(visit: number) {
  const query = useGroupsQuery(undefined, { refetchOnMountOrArgChange: LIMITS.GROUPS_FRESH_SECONDS });
  const { hash } = useLocation();
  const { isLoading } = useLeaderboardQuery({ sort: DEFAULT_MODE, visit });
  return { ...query, held: hash === '' && isLoading };
}

/** Whether the groups are shown, or that they can't be loaded. */
export function useAreGroupsKnown(visit: number): boolean {
  const { data, isError, held } = useGroups(visit);
  return !held && (data !== undefined || isError);
}

/** Links to the leaderboards of the player's groups, or to the page where they can get into one. */
export function YourGroups({ visit }: { readonly visit: number }) {
  const query = useGroups(visit);
  const { data: groups, isError, held } = query;
  if (held || (!groups && !isError)) return null;
  return (
    <Card title={LEADERBOARD_TEXTS.yourGroups}>
      {!groups ? (
        <FailedRows text={GROUP_TEXTS.loadFailed} query={query} />
      ) : groups.length === 0 ? (
        <p className="text-ink-2">
          <TextLink to={PAGES.groups}>{LEADERBOARD_TEXTS.joinHint}</TextLink> {LEADERBOARD_TEXTS.joinHintRest}
        </p>
      ) : (
        <nav aria-label={LEADERBOARD_TEXTS.yourGroups} className="flex flex-wrap gap-2 lg:grid">
          {groups.map(({ id, name }) => (
            <ButtonLink key={id} to={{ hash: anchorOf(id) }}>
              <Name className="max-w-60 truncate">{name}</Name>
            </ButtonLink>
          ))}
        </nav>
      )}
    </Card>
  );
}

/** Leads to The 32 Club, below the player's groups. */
export function ClubCard({ visit }: { readonly visit: number }) {
  if (!useAreGroupsKnown(visit)) return null;
  return (
    <Card title={TEXTS.club}>
      <p className="text-ink-2">{LEADERBOARD_TEXTS.clubTeaser}</p>
      <div className="grid sm:justify-self-start">
        <ButtonLink to={PAGES.the32Club}>{LEADERBOARD_TEXTS.clubLink}</ButtonLink>
      </div>
    </Card>
  );
}
