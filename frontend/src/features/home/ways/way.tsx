import type { ReactNode } from 'react';
import { Link } from '../../../ui/link/link';

interface WayProps {
  /** Drawn in a square of 32. */
  readonly picture: ReactNode;
  readonly to: string;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  /** A number at the end of the row. */
  readonly score?: number | undefined;
  /** Somebody waits for the player there. */
  readonly isWaiting?: boolean;
}

/** A row that leads to a game or a group. All of it can be pressed. */
export const Way = ({ picture, to, name, detail, score, isWaiting }: WayProps) => (
  <li className="way" data-waiting={isWaiting}>
    <svg viewBox="0 0 32 32" className="way__picture" aria-hidden="true">
      {picture}
    </svg>
    <div className="min-w-0">
      <Link to={to} className="way__name">
        {name}
      </Link>
      <p className="way__detail">{detail}</p>
    </div>
    {score !== undefined && <b className="way__score">{score}</b>}
  </li>
);
