import type { ReactNode } from 'react';
import { NoShiftText } from '../../ui/stats/no-shift-text';

interface LetterLineProps {
  readonly label: string;
  readonly letters: readonly string[];
}

/** Letters in the order of their rounds. */
export const LetterLine = ({ label, letters }: LetterLineProps) => (
  <p className="flex flex-wrap items-baseline justify-center gap-x-2 lg:justify-start text-sm text-ink-2">
    <span>{label}</span>
    <b className="font-display text-base font-[620] tracking-[0.14em] text-ink" translate="no">
      {letters.join('')}
    </b>
  </p>
);

/** The score of a finished game, as the largest text on its page. */
export const BigScore = ({ points }: { readonly points: number }) => (
  <b className="block font-display text-6xl leading-none font-[640] tabular-nums" data-testid="score">
    <NoShiftText value={points} />
  </b>
);

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
