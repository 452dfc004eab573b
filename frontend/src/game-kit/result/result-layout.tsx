import type { ReactNode } from 'react';

interface ResultLayoutProps {
  /** The score and the figures. */
  readonly score: ReactNode;
  /** The grid and its words. */
  readonly grid: ReactNode;
  /** The actions, and anything else about the game. */
  readonly children: ReactNode;
}

/** The result of a single player's game: one column, or the grid on the left if there is room. */
export const ResultLayout = ({ score, grid, children }: ResultLayoutProps) => (
  <div className="result-layout">
    <div className="result-layout__score">{score}</div>
    <div className="result-layout__grid">{grid}</div>
    <div className="result-layout__rest">{children}</div>
  </div>
);
