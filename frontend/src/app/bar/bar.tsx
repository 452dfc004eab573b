import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link';
import { useDailyCompletion } from '../../features/daily/daily.api';
import { useDailyDate } from '../../store/daily/daily-date';
import { tutorialOpened } from '../../features/help/help.slice';
import { useAppDispatch } from '../../store/create-store';
import { TurnCount } from '../menu/turn-count';
import { TEXTS } from '@tessera/contracts/texts';
import type { TutorialName } from '../../store/daily/tutorial-flags';
import { FRIEND_LINK, SOLO_LINKS } from '../../game-kit/layout/play-links';
import { useDocumentEvent } from '../../ui/util/use-document-event';

interface BarLink {
  readonly name: string;
  readonly to: string;
  /** A line below the name, in the panel of a group. */
  readonly promise?: string;
  /** Other pages that belong to it. */
  readonly also?: readonly string[];
}

interface BarTutorial {
  readonly name: string;
  readonly tutorial: TutorialName;
}

/** Links that open below their common name. */
interface BarGroup {
  readonly name: string;
  readonly links: readonly BarLink[];
  readonly tutorials?: readonly BarTutorial[];
}

const PLAY: BarGroup = { name: 'Play', links: [FRIEND_LINK, ...SOLO_LINKS] };

const LEADERBOARDS: BarLink = {
  name: TEXTS.leaderboards,
  to: PAGES.leaderboards,
  also: [PAGES.leaderboard, PAGES.the32Club],
};

const GROUPS: BarLink = { name: TEXTS.groups, to: PAGES.groups };

const LEARN: BarGroup = {
  name: 'Learn',
  links: [
    { name: TEXTS.howToPlay, to: PAGES.rules },
    { name: TEXTS.wordChecker, to: PAGES.wordChecker },
    {
      name: TEXTS.aboutUs,
      to: PAGES.about,
      also: [PAGES.community, PAGES.privacyPolicy, PAGES.status],
    },
  ],
  tutorials: [
    { name: TEXTS.dailyTutorial, tutorial: 'daily' },
    { name: TEXTS.twoPlayerTutorial, tutorial: 'two-player' },
  ],
};

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

  useDocumentEvent('pointerdown', ({ target }) => {
    for (const menu of nav.current?.querySelectorAll('details') ?? [])
      if (!menu.contains(target as Node)) menu.open = false;
  });

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

interface BarMenuProps {
  readonly group: BarGroup;
  readonly isAt: (link: BarLink) => boolean;
}

/** A group of the bar, which opens its links below. Escape and leaving it close it. */
function BarMenu({ group: { name, links, tutorials = [] }, isAt }: BarMenuProps) {
  const dispatch = useAppDispatch();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = ({ refocus = true } = {}) => {
    if (!details.current?.open) return;
    details.current.open = false;
    if (refocus) details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      name="bar"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a target, the window has lost the focus, or a click is about to be handled.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close({ refocus: false });
      }}
    >
      <summary
        className="bar__entry"
        data-waits={links.some(({ to }) => to === PAGES.playFriend) || undefined}
        aria-current={links.some(isAt) || undefined}
      >
        {name}
      </summary>
      <ul className="menu bar__panel">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              className="menu__item"
              to={link.to}
              aria-current={isAt(link) ? 'page' : undefined}
              onClick={() => close()}
            >
              <span>
                <span>{link.name}</span>
                {link.promise !== undefined && <small>{link.promise}</small>}
              </span>
              {isOpen && link.to === PAGES.playFriend && <TurnCount />}
            </Link>
          </li>
        ))}
        {tutorials.map(({ name: title, tutorial }) => (
          <li key={tutorial}>
            <button
              type="button"
              className="menu__item"
              onClick={() => {
                // The focus returns there when the tutorial closes.
                close();
                dispatch(tutorialOpened(tutorial));
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
