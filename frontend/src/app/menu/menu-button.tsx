import { Menu as MenuIcon } from '../../ui/icons/icons';
import type { ComponentProps } from 'react';

export const MenuButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    aria-haspopup="menu"
    aria-label="Menu"
    {...props}
    className="icon-button -mr-2 flex-none"
  >
    <MenuIcon size={22} />
  </button>
);
