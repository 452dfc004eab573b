import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { LogIn, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { useStore } from 'react-redux';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useUser } from '../features/auth/session.api';
import { sessionHappened } from '../features/auth/session.slice';
import type { DailyRoot } from '../features/daily/daily.slice';
import { useAppDispatch } from '../store/hooks';
import { MENU_ENTRIES } from './menu-entries';
import { MenuButton } from './menu-button';
import { selectTodaysResult } from './todays-result';

/** The menu's list. Mounted by the press that opened it, so it starts open. */
export function MenuDropdown() {
  const dispatch = useAppDispatch();
  const leaving = useRef(false);
  const asking = useRef(false);
  const onCloseAutoFocus = (event: Event) => {
    // On the way to another page the focus belongs to that page's heading, not to the button.
    if (leaving.current) event.preventDefault();
    leaving.current = false;
    // The question comes once the button has its focus back, to give it back there.
    if (asking.current) queueMicrotask(() => dispatch(sessionHappened.logoutAsked(true)));
    asking.current = false;
  };
  return (
    // Modal, it would hide the page from a screen reader while its links still take the focus.
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <MenuButton />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <div>
          {/* A press beside the menu only closes it, and does not play. */}
          <div className="fixed inset-0 z-20" />
          <DropdownMenu.Content
            className="menu"
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            <MenuItems onLeave={() => (leaving.current = true)} onLogOut={() => (asking.current = true)} />
          </DropdownMenu.Content>
        </div>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemsProps {
  readonly onLeave: () => void;
  readonly onLogOut: () => void;
}

/** Rendered while the menu is open, so each opening sees how today's game stands. */
function MenuItems({ onLeave, onLogOut }: ItemsProps) {
  const { pathname } = useLocation();
  const resultId = selectTodaysResult(useStore<DailyRoot>().getState());
  // The word checker leads back to a live game.
  const state = matchPath(PAGES.liveGame, pathname) ? { from: pathname } : undefined;
  const entries = MENU_ENTRIES.map(({ label, icon: Icon, to, alias }) => {
    const path = to(resultId);
    // A trailing slash is no other page, and neither is the page's other address while it leads there.
    const paths = alias !== undefined && path === to(null) ? [path, alias] : [path];
    const isHere = paths.some((one) => matchPath(one, pathname) !== null);
    return (
      <DropdownMenu.Item key={label} asChild onSelect={isHere ? undefined : onLeave}>
        <Link className="menu__item" to={path} state={state} aria-current={isHere ? 'page' : undefined}>
          <Icon size={18} aria-hidden />
          {label}
        </Link>
      </DropdownMenu.Item>
    );
  });
  return (
    <>
      {entries}
      <SessionItem onLeave={onLeave} onLogOut={onLogOut} />
    </>
  );
}

/** Sign In, or Log Out for whoever has signed in. */
function SessionItem({ onLeave, onLogOut }: ItemsProps) {
  const { pathname } = useLocation();
  const { user, pending } = useUser();
  const isHere = pathname === PAGES.auth;
  return user || pending ? (
    <DropdownMenu.Item className="menu__item" onSelect={onLogOut}>
      <LogOut size={18} aria-hidden />
      {TEXTS.logOut}
    </DropdownMenu.Item>
  ) : (
    <DropdownMenu.Item asChild onSelect={isHere ? undefined : onLeave}>
      <Link className="menu__item" to={PAGES.auth} aria-current={isHere ? 'page' : undefined}>
        <LogIn size={18} aria-hidden />
        {TEXTS.signIn}
      </Link>
    </DropdownMenu.Item>
  );
}
