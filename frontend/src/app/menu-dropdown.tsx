import { PAGES } from '@tessera/contracts/constants';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { useStore } from 'react-redux';
import { Link, matchPath, useLocation } from 'react-router-dom';
import type { DailyRoot } from '../features/daily/daily.slice';
import { MENU_ENTRIES } from './menu-entries';
import { MenuButton } from './menu-button';
import { selectTodaysResult } from './todays-result';

/** The menu's list. Mounted by the press that opened it, so it starts open. */
export function MenuDropdown() {
  const leaving = useRef(false);
  const onCloseAutoFocus = (event: Event) => {
    // On the way to another page the focus belongs to that page's heading, not to the button.
    if (leaving.current) event.preventDefault();
    leaving.current = false;
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
            <MenuItems onLeave={() => (leaving.current = true)} />
          </DropdownMenu.Content>
        </div>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Rendered while the menu is open, so each opening sees how today's game stands. */
function MenuItems({ onLeave }: { readonly onLeave: () => void }) {
  const { pathname } = useLocation();
  const resultId = selectTodaysResult(useStore<DailyRoot>().getState());
  // The word checker leads back to a live game.
  const state = matchPath(PAGES.liveGame, pathname) ? { from: pathname } : undefined;
  return MENU_ENTRIES.map(({ label, icon: Icon, to, alias }) => {
    const path = to(resultId);
    // A trailing slash is no other page, and neither is the page's other address while it leads there.
    const paths = alias !== undefined && resultId === null ? [path, alias] : [path];
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
}
