import { EMPTY_GRID } from '@tessera/rules';
import { Board } from '../board/board';
import { Skeleton } from '../../ui/loading/skeleton';

/** A placeholder for a result. `text` is for screen readers. */
export const ResultLoading = ({ text }: { readonly text: string }) => (
  <div className="grid justify-items-center gap-2.5 pt-1.5">
    <p role="status" className="sr-only">
      {text}
    </p>
    <Skeleton className="h-16 w-20" />
    <Skeleton className="h-4 w-40" />
    <Skeleton className="h-[60px] w-full rounded-panel" />
    <div aria-hidden="true" className="w-full">
      <Board grid={EMPTY_GRID} label="" size="small" />
    </div>
  </div>
);
