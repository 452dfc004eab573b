import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link';
import { useDailyCompletion } from '../../features/daily/daily.api';
import { useDailyDate } from '../../store/daily/daily-date';
import { BarMenu } from './bar-menu';
import { GROUPS, LEADERBOARDS, LEARN, PLAY, type BarLink } from './bar-sections';

/** Today's game or, once it is completed, its result. */
function useTodaysLink(): BarLink {
  const { completion } = useDailyCompletion(useDailyDate());
  if (completion === null) return { name: 'Today', to: PAGES.daily };
  const { gameId } = completion;
  return {
    name: 'Today',
    to: pathOf(PAGES.dailyResults, { gameId }),
    also: [pathOf(PAGES.review, { gameId })],
  };
}

/** The main pages, in the header of wide screens. A small tile marks the current one. */
export function Bar() {
  const { pathname, search } = useLocation();
  // A group's page has the address of its leaderboard.
  const at = new URLSearchParams(search).has('group') ? PAGES.groups : pathname;
  const nav = useRef<HTMLElement>(null);
  const today = useTodaysLink();
  const isAt = ({ to, also = [] }: BarLink) => [to, ...also].some((path) => matchPath(path, at));

  useEffect(() => {
    const closeOthers = ({ target }: PointerEvent) => {
      for (const menu of nav.current?.querySelectorAll('details') ?? [])
        if (!menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeOthers);
    return () => document.removeEventListener('pointerdown', closeOthers);
  }, []);

  const link = (one: BarLink) => (
    <Link className="bar__entry" to={one.to} aria-current={isAt(one) ? 'page' : undefined}>
      {one.name}
    </Link>
  );
  return (
    <nav ref={nav} className="bar" aria-label="Main">
      <ul>
        <li>{link(today)}</li>
        <li>
          <BarMenu group={PLAY} isAt={isAt} />
        </li>
        <li>{link(LEADERBOARDS)}</li>
        <li>{link(GROUPS)}</li>
        <li>
          <BarMenu group={LEARN} isAt={isAt} />
        </li>
      </ul>
    </nav>
  );
}
