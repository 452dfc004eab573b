import { EMPTY_GRID } from '@tessera/rules';
import { Board } from '../../ui/board';
import { Skeleton } from '../../ui/skeleton';

/** The table before the game is there: everything has its place already. */
export const GameLoading = ({ text }: { readonly text: string }) => (
  <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col lg:pt-4">
    <Skeleton className="mt-1 h-[7px] w-full" />
    <Skeleton className="mt-2 mb-1 h-4 w-32" />
    <p role="status" className="flex min-h-[84px] items-center text-ink-2">
      {text}
    </p>
    <div aria-hidden="true">
      <Board grid={EMPTY_GRID} label="" />
    </div>
  </div>
);
