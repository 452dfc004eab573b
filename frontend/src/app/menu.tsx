import { Suspense, lazy, useState } from 'react';
import { MenuButton } from './menu-button';

const loadDropdown = () => import('./menu-dropdown').then(({ MenuDropdown }) => ({ default: MenuDropdown }));
const MenuDropdown = lazy(loadDropdown);

/** The navigation menu: a button, whose dropdown takes its place when it is first opened, and keeps it. */
export function Menu() {
  const [asked, setAsked] = useState(false);
  const warmUp = () => void loadDropdown().catch(() => undefined);
  const button = (
    <MenuButton
      aria-expanded={false}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <MenuDropdown />
    </Suspense>
  );
}
