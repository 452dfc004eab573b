import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectTutorial } from '../../features/help/help.slice';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { MenuButton } from './menu-button';

const MenuDropdown = lazyComponent(() => import('./menu-dropdown').then((part) => part.MenuDropdown));

/** The navigation menu: a button, replaced by the dropdown when it is first opened. */
export function Menu() {
  const [used, setUsed] = useState(false);
  // Nothing may lead out of a tutorial.
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
