import type { ReactNode } from 'react';

interface MedallionProps {
  /** `gold`: a status; `silver`: one more game; `none`: not earned yet. */
  readonly metal: 'gold' | 'silver' | 'none';
  readonly size?: 'large' | 'small';
  /** It is struck before the player's eyes. */
  readonly struck?: boolean;
  /** An emoji or an icon; what it means is said beside it. */
  readonly children: ReactNode;
}

/** A disc with what was earned on it: to be looked at, hidden from screen readers. */
export const Medallion = ({ metal, size = 'large', struck = false, children }: MedallionProps) => (
  <span
    className="medallion"
    data-metal={metal}
    data-size={size}
    data-struck={struck ? '' : undefined}
    aria-hidden="true"
  >
    <span>{children}</span>
  </span>
);
