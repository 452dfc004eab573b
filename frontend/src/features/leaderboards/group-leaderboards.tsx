import { groupLeaderboardPath } from '@tessera/contracts/wire';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link';
import { memberCountText } from './leaderboard-texts';
import { GroupLeaderboard } from './group-leaderboard';
import type { ShownPeriod } from './periods/use-period';
import { anchorOf, useGroups } from './your-groups';
import { Name } from '../../ui/layout/name';

/** Events showing that the player is moving around the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section in the URL's hash once it is rendered, and whenever a link to it is used. Keeps it
 * in view while the leaderboards above it load and grow, until the player scrolls.
 */
function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = ready && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (!section) return;
    const show = () => section.scrollIntoView();
    const growth = new ResizeObserver(show);
    const release = () => {
      growth.disconnect();
      for (const move of MOVES) removeEventListener(move, release);
    };
    for (const move of MOVES) addEventListener(move, release, { passive: true });
    growth.observe(document.body);
    show();
    return release;
  }, [ready, hash, key]);
}

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
