import type { ReactNode } from 'react';
import { NoShiftText } from '../../ui/stats/stats';
import { BLIND_LETTERS, EMPTY_GRID } from '@tessera/rules';
import { Skeleton } from '../../ui/loading/skeleton';
import { Actions } from '../../ui/layout/page';
import { Board } from '../board/board';
import type { Elements } from '../../ui/util/elements';

interface LetterLineProps {
  readonly label: string;
  /** All letters of the game. */
  readonly sequence: readonly string[];
}

/** The blind letters of a game in the order of their rounds. */
export const LetterLine = ({ label, sequence }: LetterLineProps) => (
  <p className="flex flex-wrap items-baseline justify-center gap-x-2 lg:justify-start text-sm text-ink-2">
    <span>{label}</span>
    <b className="font-display text-base font-[620] tracking-[0.14em] text-ink" translate="no">
      {sequence.slice(0, BLIND_LETTERS).join('')}
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

interface ResultLoadingProps {
  /** For screen readers. */
  readonly text: string;
  /** What follows the grid whatever the result is. */
  readonly lead?: Elements;
}

/** A placeholder for a result, with everything in its place. */
export const ResultLoading = ({ text, lead }: ResultLoadingProps) => (
  <ResultLayout
    score={
      <>
        <p role="status" className="sr-only" data-held="">
          {text}
        </p>
        <div className="grid justify-items-center" aria-hidden="true">
          <Skeleton className="h-[1lh] w-20 font-display text-6xl leading-none" />
          <Skeleton className="my-0.5 h-[calc(1lh-4px)] w-44" />
          <div className="h-[1lh] text-lg" />
        </div>
      </>
    }
    grid={
      <div aria-hidden="true" className="result-board">
        <div className="result-board__table">
          <Board grid={EMPTY_GRID} label="" size="small" />
          <i className="min-h-[29px]" />
          <i className="min-h-[29px]" />
        </div>
      </div>
    }
  >
    <Skeleton className="h-[91px] w-full rounded-panel" />
    {lead}
    <div className="result-layout__card" />
    <Actions>
      <Skeleton className="h-12 rounded-button" />
      <Skeleton className="h-12 rounded-button" />
      <Skeleton className="h-[42px] rounded-button" />
    </Actions>
    <div className="grow pt-4">
      <Skeleton className="h-[56px] rounded-panel" />
    </div>
  </ResultLayout>
);
