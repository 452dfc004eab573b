import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { LogIn, LogOut, Settings2 } from '../../ui/icons/icons';
import { DropdownMenu } from 'radix-ui';
import { matchPath, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from '../../ui/link/link';
import { useUser } from '../../features/auth/session.api';
import { useDailyCompletion } from '../../features/daily/daily.api';
import { useDailyDate } from '../../store/daily/daily-date';
import { useHasBar } from '../bar/lazy-bar';
import { MENU_ENTRIES } from './menu-entries';
import { TurnCount } from './turn-count';

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
          <Icon size={18} aria-hidden />
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
        <Settings2 size={18} aria-hidden />
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
      <LogOut size={18} aria-hidden />
      {TEXTS.logOut}
    </DropdownMenu.Item>
  ) : (
    <MenuLink to={PAGES.auth} isHere={isHere} onAction={onAction}>
      <LogIn size={18} aria-hidden />
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
