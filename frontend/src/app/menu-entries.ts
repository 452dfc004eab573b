import { BookOpenCheck, CalendarDays, House, User, type LucideIcon } from 'lucide-react';

export interface MenuEntry {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Where it leads; `resultId` is today's completed game, if it is completed. */
  readonly to: (resultId: string | null) => string;
}

/** The navigation menu, in order. A page that gets built gets its line here. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: 'Home', icon: House, to: () => '/' },
  {
    label: "Today's Game",
    icon: CalendarDays,
    to: (resultId) => (resultId === null ? '/1pv3-daily-challenge' : `/1pv3-results/${resultId}`),
  },
  { label: 'Play a Friend', icon: User, to: () => '/play-friend' },
  { label: 'Word Checker', icon: BookOpenCheck, to: () => '/word-checker' },
];
