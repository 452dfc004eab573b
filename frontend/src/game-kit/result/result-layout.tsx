import type { ReactNode } from 'react';

interface ResultLayoutProps {
  /** The score and the stats. */
  readonly score: ReactNode;
  /** The grid and its words, or two of them. */
  readonly grid: ReactNode;
  readonly boards?: 1 | 2;
  /** The rest isn't shown yet. */
  readonly isHeld?: boolean;
  /** The actions, and anything else about the game. */
  readonly children: ReactNode;
}

/** The result of a game: one column, or the grid on the left if there is room. */
export const ResultLayout = ({ score, grid, boards = 1, isHeld = false, children }: ResultLayoutProps) => (
  <div className="result-layout" data-boards={boards}>
    <div className="result-layout__score">{score}</div>
    <div className="result-layout__grid">{grid}</div>
    <div className="result-layout__rest held" data-held={isHeld ? '' : undefined}>
      {children}
    </div>
  </div>
);
