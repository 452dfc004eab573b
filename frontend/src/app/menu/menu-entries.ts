import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import {
  Archive,
  BookOpenCheck,
  Bot,
  CalendarDays,
  ChartColumnIncreasing,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Feather,
  Handshake,
  Heart,
  House,
  IdCard,
  MessageSquare,
  Trophy,
  Type,
  Users,
  type Icon,
} from '../../ui/icons/icons';

export interface MenuEntry {
  readonly label: string;
  readonly icon: Icon;
  /** The path. `resultId` identifies today's game if it is completed. */
  readonly to: (resultId: string | null) => string;
  /** Another path of the same page. */
  readonly alias?: string;
}

/** The entries of the navigation menu, in order. The session and the settings follow below. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: 'Home', icon: House, to: () => PAGES.home },
  {
    label: TEXTS.todaysGame,
    icon: CalendarDays,
    to: (gameId) => (gameId === null ? PAGES.daily : pathOf(PAGES.dailyResults, { gameId })),
    alias: PAGES.dailyShort,
  },
  {
    label: TEXTS.leaderboards,
    icon: ChartNoAxesColumn,
    to: () => PAGES.leaderboards,
    alias: PAGES.leaderboard,
  },
  { label: TEXTS.club, icon: Trophy, to: () => PAGES.the32Club },
  { label: TEXTS.groups, icon: Users, to: () => PAGES.groups },
  { label: TEXTS.yourRecord, icon: ChartColumnIncreasing, to: () => PAGES.record },
  { label: TEXTS.playFriend, icon: Handshake, to: () => PAGES.playFriend },
  { label: TEXTS.playLetters, icon: Type, to: () => PAGES.challenges },
  { label: TEXTS.playBot, icon: Bot, to: () => PAGES.duels },
  { label: TEXTS.archive, icon: Archive, to: () => PAGES.archive },
  { label: TEXTS.simpleDaily, icon: Feather, to: () => PAGES.simpleDaily },
  { label: TEXTS.howToPlay, icon: CircleQuestionMark, to: () => PAGES.rules },
  { label: TEXTS.wordChecker, icon: BookOpenCheck, to: () => PAGES.wordChecker },
  { label: TEXTS.aboutUs, icon: Heart, to: () => PAGES.about },
  { label: TEXTS.feedback, icon: MessageSquare, to: () => PAGES.feedback },
  { label: TEXTS.playerName, icon: IdCard, to: () => PAGES.playerName },
];
