import { EMPTY_GRID } from '@tessera/rules';
import type { ReactNode } from 'react';
import { Board } from '../board/board';
import { Actions } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { TableLayout } from './table-layout';

interface TableLoadingProps {
  readonly text: string;
  /** What is played at this table. */
  readonly note?: string;
  /** What can be done instead of waiting. */
  readonly children?: ReactNode;
}

/** A table before its game is there: everything has its place already. */
export const TableLoading = ({ text, note, children }: TableLoadingProps) => (
  <TableLayout>
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
  </TableLayout>
);
