import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { sessionActions } from '../features/auth/session.slice';
import { useAppDispatch } from '../store/hooks';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { useCloseOnBack } from '../ui/dialog/use-close-on-back';
import { MenuButton } from './menu-button';
import { MenuItems, type MenuAction } from './menu-items';

const SettingsDialog = lazyComponent(
  () => import('../features/settings/settings-dialog').then((part) => part.SettingsDialog),
  { whenIdle: false },
);

/** The menu's list. Mounted by the press that opened it, so it starts open. */
export function MenuDropdown() {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(true);
  const [settings, setSettings] = useState<'never' | 'closed' | 'open'>('never');
  const action = useRef<MenuAction | null>(null);
  useCloseOnBack(open, () => setOpen(false));

  const onCloseAutoFocus = (event: Event) => {
    const next = action.current;
    action.current = null;
    // On the way to another page the focus belongs to that page's heading, not to the button.
    if (next === 'leave') event.preventDefault();
    // A dialog comes once the button has its focus back, to give it back there.
    queueMicrotask(() => {
      if (next === 'log-out') dispatch(sessionActions.logoutAsked(true));
      if (next === 'settings') void SettingsDialog.load().then((isThere) => isThere && setSettings('open'));
    });
  };
  return (
    <>
      {/* Modal, it would hide the page from a screen reader while its links still take the focus. */}
      <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
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
              <MenuItems onAction={(next) => (action.current = next)} />
            </DropdownMenu.Content>
          </div>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {settings !== 'never' && (
        <SettingsDialog
          open={settings === 'open'}
          onOpenChange={(isOpen) => setSettings(isOpen ? 'open' : 'closed')}
        />
      )}
    </>
  );
}
