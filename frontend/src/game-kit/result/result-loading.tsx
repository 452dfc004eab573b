import { EMPTY_GRID } from '@tessera/rules';
import { Skeleton } from '../../ui/loading/skeleton';
import { Actions } from '../../ui/layout/page';
import { Board } from '../board/board';
import { ResultLayout } from './result-layout';
import type { Elements } from '../../ui/util/elements';

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
