import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import type { TutorialName } from '../../store/daily/tutorial-flags';
import { FRIEND_LINK, SOLO_LINKS } from '../../game-kit/layout/play-links';

export interface BarLink {
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
export interface BarGroup {
  readonly name: string;
  readonly links: readonly BarLink[];
  readonly tutorials?: readonly BarTutorial[];
}

export const PLAY: BarGroup = { name: 'Play', links: [FRIEND_LINK, ...SOLO_LINKS] };

export const LEADERBOARDS: BarLink = {
  name: TEXTS.leaderboards,
  to: PAGES.leaderboards,
  also: [PAGES.leaderboard, PAGES.the32Club],
};

export const GROUPS: BarLink = { name: TEXTS.groups, to: PAGES.groups };

export const LEARN: BarGroup = {
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
