import { groupLeaderboardPath } from '@tessera/contracts/constants';
import { Link } from '../../ui/link/link';
import { memberCountText } from './leaderboard-texts';
import { GroupLeaderboard } from './group-leaderboard';
import type { ShownPeriod } from './periods/use-period';
import { useAnchor } from './use-anchor';
import { anchorOf, useGroups } from './your-groups';
import { Name } from '../../ui/layout/name';

interface GroupLeaderboardsProps {
  readonly visit: number;
  readonly period: ShownPeriod;
  readonly back: number;
}

/** The leaderboards of the player's groups, each with its own anchor on the page. */
export function GroupLeaderboards({ visit, period, back }: GroupLeaderboardsProps) {
  const { data: groups, held } = useGroups(visit);
  useAnchor(groups !== undefined && !held);
  if (held || !groups) return null;
  return (
    <>
      {groups.map(({ id, name, memberCount }) => (
        <section key={id} id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-name`} className="scroll-mt-4">
          <div className="flex items-baseline justify-between gap-3 pb-2.5">
            <h2 id={`${anchorOf(id)}-name`} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere">
              <Link to={groupLeaderboardPath(id)} className="text-inherit no-underline hover:underline">
                <Name>{name}</Name>
              </Link>
            </h2>
            <span className="flex-none text-sm text-ink-2">{memberCountText(memberCount)}</span>
          </div>
          <GroupLeaderboard groupId={id} name={name} visit={visit} period={period} back={back} />
        </section>
      ))}
    </>
  );
}
