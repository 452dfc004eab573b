import { EMPTY_GRID } from '@tessera/rules';
import type { ReactNode } from 'react';
import { Board } from './board';
import { Actions } from './page';
import { Skeleton } from './skeleton';
import { TableLayout } from './table-layout';

interface TableLoadingProps {
  readonly text: string;
  /** What can be done instead of waiting. */
  readonly children?: ReactNode;
}

/** A table before its game is there: everything has its place already. */
export const TableLoading = ({ text, children }: TableLoadingProps) => (
  <TableLayout>
    <Skeleton className="mt-1 h-[7px] w-full" />
    <Skeleton className="mt-2 mb-1 h-4 w-32" />
    <p role="status" className="flex min-h-[84px] items-center text-ink-2">
      {text}
    </p>
    <div aria-hidden="true">
      <Board grid={EMPTY_GRID} label="" />
    </div>
    {children !== undefined && <Actions>{children}</Actions>}
  </TableLayout>
);
