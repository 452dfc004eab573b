import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import { BookOpenCheck, CalendarDays, House, MessageSquare, User, type LucideIcon } from 'lucide-react';

export interface MenuEntry {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Where it leads; `resultId` is today's completed game, if it is completed. */
  readonly to: (resultId: string | null) => string;
  /** Another address of the same page. */
  readonly alias?: string;
}

/** The navigation menu, in order. A page that gets built gets its line here. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: 'Home', icon: House, to: () => PAGES.home },
  {
    label: TEXTS.todaysGame,
    icon: CalendarDays,
    to: (gameId) => (gameId === null ? PAGES.daily : pathOf(PAGES.dailyResults, { gameId })),
    alias: PAGES.dailyShort,
  },
  { label: 'Play a Friend', icon: User, to: () => PAGES.playFriend },
  { label: TEXTS.wordChecker, icon: BookOpenCheck, to: () => PAGES.wordChecker },
  { label: 'Feedback', icon: MessageSquare, to: () => PAGES.feedback },
];
