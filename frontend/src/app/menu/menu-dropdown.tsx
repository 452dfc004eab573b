import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { sessionActions } from '../../features/auth/session.slice';
import { useAppDispatch } from '../../store/create-store';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { MenuButton } from './menu-button';
import { MenuItems, type MenuAction } from './menu-items';

const SettingsDialog = lazyComponent(
  () => import('../../features/settings/settings-dialog').then((part) => part.SettingsDialog),
  { whenIdle: false },
);

/** The open menu. It mounts when the menu is first opened, so it starts open. */
export function MenuDropdown() {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(true);
  const [settings, setSettings] = useState<'never' | 'closed' | 'open'>('never');
  const action = useRef<MenuAction | null>(null);
  useCloseOnBack(open, () => setOpen(false));

  const onCloseAutoFocus = (event: Event) => {
    const next = action.current;
    action.current = null;
    // When leaving the page, the focus goes to the next page's heading, not back to the button.
    if (next === 'leave') event.preventDefault();
    // A dialog opens after the button has regained the focus, so that closing it returns the focus there.
    queueMicrotask(() => {
      if (next === 'log-out') dispatch(sessionActions.logoutAsked(true));
      if (next === 'settings') void SettingsDialog.load().then((isThere) => isThere && setSettings('open'));
    });
  };
  return (
    <>
      {/* A modal menu would hide the page from screen readers while its links can still be focused. */}
      <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
        <DropdownMenu.Trigger asChild>
          <MenuButton />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <div>
            {/* A click outside the menu closes it without also reaching the board. */}
            <div className="fixed inset-0 z-20" />
            <DropdownMenu.Content
              className="menu menu--main"
              align="end"
              sideOffset={4}
              collisionPadding={8}
              onCloseAutoFocus={onCloseAutoFocus}
            >
              <MenuItems onAction={(next) => (action.current = next)} />
            </DropdownMenu.Content>
          </div>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {settings !== 'never' && (
        <SettingsDialog open={settings === 'open'} onClose={() => setSettings('closed')} />
      )}
    </>
  );
}
