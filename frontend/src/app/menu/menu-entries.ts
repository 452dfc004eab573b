import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
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
  /** The header of wide screens leads there, too. */
  readonly inBar?: true;
}

/** The entries of the navigation menu, in order. The session and the settings follow below. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: 'Home', icon: House, to: () => PAGES.home, inBar: true },
  {
    label: TEXTS.todaysGame,
    icon: CalendarDays,
    to: (gameId) => (gameId === null ? PAGES.daily : pathOf(PAGES.dailyResults, { gameId })),
    alias: PAGES.dailyShort,
    inBar: true,
  },
  {
    label: TEXTS.leaderboards,
    icon: ChartNoAxesColumn,
    to: () => PAGES.leaderboards,
    alias: PAGES.leaderboard,
    inBar: true,
  },
  { label: TEXTS.club, icon: Trophy, to: () => PAGES.the32Club },
  { label: TEXTS.groups, icon: Users, to: () => PAGES.groups, inBar: true },
  { label: TEXTS.yourRecord, icon: ChartColumnIncreasing, to: () => PAGES.record },
  { label: TEXTS.playFriend, icon: Handshake, to: () => PAGES.playFriend, inBar: true },
  { label: TEXTS.playLetters, icon: Type, to: () => PAGES.challenges, inBar: true },
  { label: TEXTS.playBot, icon: Bot, to: () => PAGES.duels, inBar: true },
  { label: TEXTS.archive, icon: Archive, to: () => PAGES.archive, inBar: true },
  { label: TEXTS.simpleDaily, icon: Feather, to: () => PAGES.simpleDaily, inBar: true },
  { label: TEXTS.howToPlay, icon: CircleQuestionMark, to: () => PAGES.rules, inBar: true },
  { label: TEXTS.wordChecker, icon: BookOpenCheck, to: () => PAGES.wordChecker, inBar: true },
  { label: TEXTS.aboutUs, icon: Heart, to: () => PAGES.about, inBar: true },
  { label: TEXTS.feedback, icon: MessageSquare, to: () => PAGES.feedback },
  { label: TEXTS.playerName, icon: IdCard, to: () => PAGES.playerName },
];
