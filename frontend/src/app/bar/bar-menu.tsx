import { PAGES } from '@tessera/contracts/wire';
import { useRef, useState } from 'react';
import { Link } from '../../ui/link/link';
import { tutorialOpened } from '../../features/tutorials/tutorials.slice';
import { useAppDispatch } from '../../store/hooks';
import { TurnCount } from '../menu/turn-count';
import type { BarGroup, BarLink } from './bar-sections';

interface BarMenuProps {
  readonly group: BarGroup;
  readonly isAt: (link: BarLink) => boolean;
}

/** A group of the bar, which opens its links below. Escape and leaving it close it. */
export function BarMenu({ group: { name, links, tutorials = [] }, isAt }: BarMenuProps) {
  const dispatch = useAppDispatch();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = ({ refocus = true } = {}) => {
    if (!details.current?.open) return;
    details.current.open = false;
    if (refocus) details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      name="bar"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a target, the window has lost the focus, or a click is about to be handled.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close({ refocus: false });
      }}
    >
      <summary
        className="bar__entry"
        data-waits={links.some(({ to }) => to === PAGES.playFriend) || undefined}
        aria-current={links.some(isAt) || undefined}
      >
        {name}
      </summary>
      <ul className="menu bar__panel">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              className="menu__item"
              to={link.to}
              aria-current={isAt(link) ? 'page' : undefined}
              onClick={() => close()}
            >
              <span>
                <span>{link.name}</span>
                {link.promise !== undefined && <small>{link.promise}</small>}
              </span>
              {isOpen && link.to === PAGES.playFriend && <TurnCount />}
            </Link>
          </li>
        ))}
        {tutorials.map(({ name: title, tutorial }) => (
          <li key={tutorial}>
            <button
              type="button"
              className="menu__item"
              onClick={() => {
                // The focus returns there when the tutorial closes.
                close();
                dispatch(tutorialOpened(tutorial));
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
