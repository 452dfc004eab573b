import { EMPTY_GRID } from '@tessera/rules';
import type { ReactNode } from 'react';
import { Board } from '../board/board';
import { Actions } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { BoardLayout } from './board-layout';

interface BoardLoadingProps {
  readonly text: string;
  /** What is played at this board. */
  readonly note?: string;
  /** What can be done instead of waiting. */
  readonly children?: ReactNode;
}

/** A board before its game is there: everything has its place already. */
export const BoardLoading = ({ text, note, children }: BoardLoadingProps) => (
  <BoardLayout>
    <Skeleton className="mt-1 h-[7px] w-full" />
    <Skeleton className="mt-2 mb-1 h-4 w-32" />
    <div role="status" className="grid min-h-[84px] content-center text-ink-2">
      <p>{text}</p>
      {note !== undefined && <p>{note}</p>}
    </div>
    <div aria-hidden="true">
      <Board grid={EMPTY_GRID} label="" />
    </div>
    {children !== undefined && <Actions>{children}</Actions>}
  </BoardLayout>
);
