import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import {
  LogIn,
  LogOut,
  Settings2,
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
import { DropdownMenu } from 'radix-ui';
import { matchPath, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from '../../ui/link/link';
import { useUser } from '../../features/auth/session.api';
import { useDailyCompletion } from '../../features/daily/daily.api';
import { useDailyDate } from '../../store/daily/daily-date';
import { useHasBar } from '../bar/lazy-bar';
import { TurnCount } from './turn-count';

interface MenuEntry {
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
const MENU_ENTRIES: readonly MenuEntry[] = [
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

/** What to do once the menu has closed. */
export type MenuAction = 'leave' | 'log-out' | 'settings';

interface ItemsProps {
  readonly onAction: (action: MenuAction) => void;
}

/**
 * Rendered only while the menu is open, so it always shows the current state of today's game. Beside the bar, it has only
 * what the bar hasn't.
 */
export function MenuItems({ onAction }: ItemsProps) {
  const { pathname } = useLocation();
  const hasBar = useHasBar();
  const { completion } = useDailyCompletion(useDailyDate());
  const resultId = completion?.gameId ?? null;
  // Lets the word checker link back to a live game.
  const state = matchPath(PAGES.liveGame, pathname) ? { from: pathname } : undefined;
  const entries = MENU_ENTRIES.filter(({ inBar }) => !(hasBar && inBar)).map(
    ({ label, icon: Icon, to, alias }) => {
      const path = to(resultId);
      // A trailing slash doesn't matter, and neither does the page's alias while the entry leads to that page.
      const paths = alias !== undefined && path === to(null) ? [path, alias] : [path];
      const isHere = paths.some((one) => matchPath(one, pathname) !== null);
      return (
        <MenuLink key={label} to={path} state={state} isHere={isHere} onAction={onAction}>
          <Icon size={18} />
          <span>{label}</span>
          {path === PAGES.playFriend && <TurnCount />}
        </MenuLink>
      );
    },
  );
  return (
    <>
      {entries}
      <SessionItem onAction={onAction} />
      <DropdownMenu.Separator className="menu__line" />
      <DropdownMenu.Item className="menu__item" onSelect={() => onAction('settings')}>
        <Settings2 size={18} />
        {TEXTS.settings}
      </DropdownMenu.Item>
    </>
  );
}

/** Sign In, or Log Out for signed-in players. */
function SessionItem({ onAction }: ItemsProps) {
  const isHere = useLocation().pathname === PAGES.auth;
  const { user, pending } = useUser();
  return user || pending ? (
    <DropdownMenu.Item className="menu__item" onSelect={() => onAction('log-out')}>
      <LogOut size={18} />
      {TEXTS.logOut}
    </DropdownMenu.Item>
  ) : (
    <MenuLink to={PAGES.auth} isHere={isHere} onAction={onAction}>
      <LogIn size={18} />
      {TEXTS.signIn}
    </MenuLink>
  );
}

interface MenuLinkProps extends ItemsProps, Pick<LinkProps, 'to' | 'state' | 'children'> {
  /** The link points to the current page, so a click only closes the menu. */
  readonly isHere: boolean;
}

const MenuLink = ({ isHere, onAction, ...link }: MenuLinkProps) => (
  <DropdownMenu.Item asChild onSelect={isHere ? undefined : () => onAction('leave')}>
    <StayingLink
      className="menu__item"
      isHere={isHere}
      aria-current={isHere ? 'page' : undefined}
      {...link}
    />
  </DropdownMenu.Item>
);

/** Closes the menu first, then navigates unless the page is already open. */
const StayingLink = ({ isHere, onClick, ...link }: LinkProps & { readonly isHere: boolean }) => (
  <Link
    {...link}
    onClick={(event) => {
      onClick?.(event);
      if (isHere) event.preventDefault();
    }}
  />
);
