import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectTutorial } from '../features/tutorials/tutorials.slice';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { MenuButton } from './menu-button';

const MenuDropdown = lazyComponent(() => import('./menu-dropdown').then((part) => part.MenuDropdown));

/** The navigation menu: a button, whose dropdown takes its place when it is first opened, and keeps it. */
export function Menu() {
  const [used, setUsed] = useState(false);
  // A tutorial stands for itself: nothing leads away from it.
  const tutorial = useSelector(selectTutorial);
  if (tutorial !== null) return <MenuButton aria-expanded={false} disabled hidden={tutorial === 'daily'} />;
  if (used) return <MenuDropdown />;

  const warmUp = () => void MenuDropdown.warmUp();
  const open = async () => {
    if (await MenuDropdown.load()) setUsed(true);
  };
  return (
    <MenuButton aria-expanded={false} onPointerEnter={warmUp} onFocus={warmUp} onClick={() => void open()} />
  );
}
