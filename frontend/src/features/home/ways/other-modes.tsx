import { SOLO_LINKS } from '../../../game-kit/layout/play-links';
import { Link } from '../../../ui/link/link';
import { MODE_PICTURES } from './pictures';

/** The modes that need nobody else, in one quiet row. */
export const OtherModes = () => (
  <ul className="modes" aria-label="Other ways to play">
    {SOLO_LINKS.map(({ to, name, promise }) => (
      <li key={to}>
        <Link className="mode" to={to} title={promise}>
          <svg viewBox="0 0 32 32" className="way__picture" aria-hidden="true">
            {MODE_PICTURES[to]}
          </svg>
          <span>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
