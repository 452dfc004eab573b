import type { ReactNode } from 'react';

interface MedallionProps {
  /** `gold`: a new status; `silver`: another game; `none`: not earned yet. */
  readonly metal: 'gold' | 'silver' | 'none';
  readonly size?: 'large' | 'small';
  /** Plays the animation of a medal that has just been earned. */
  readonly struck?: boolean;
  /** An emoji or icon. Its meaning is given in text beside it. */
  readonly children: ReactNode;
}

/** A decorative medal for an achievement, hidden from screen readers. */
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
