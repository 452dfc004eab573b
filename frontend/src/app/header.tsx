import { PRODUCT } from '@tessera/contracts/product';
import { PAGES } from '@tessera/contracts/wire';
import { Link } from '../ui/link/link';
import { HeaderNoteSlot } from '../ui/layout/page';
import { LazyBar, LazyBarPlayer, useHasBar } from './bar/lazy-bar';
import { Menu } from './menu/menu';

/** The logo with its four tesserae. */
const Mark = () => (
  <svg className="mark" viewBox="0 0 26 26" aria-hidden="true">
    <rect className="fill-teal" width="12" height="12" rx="3" />
    <rect className="fill-ochre" x="14" width="12" height="12" rx="3" />
    <rect className="fill-terra" y="14" width="12" height="12" rx="3" />
    <rect className="fill-ink" x="14" y="14" width="12" height="12" rx="3" opacity="0.85" />
  </svg>
);

export const Brand = () => (
  <Link className="brand" to={PAGES.home}>
    <Mark />
    <span translate="no">{PRODUCT}</span>
  </Link>
);

/** The header of every page. Wide screens show the main pages in it, except during a game. */
export function Header() {
  const hasBar = useHasBar();
  return (
    <header className="header">
      <Brand />
      {hasBar && <LazyBar />}
      <HeaderNoteSlot />
      <div className="header__end">
        {hasBar && <LazyBarPlayer />}
        <Menu />
      </div>
    </header>
  );
}
