import { TEXTS } from '@tessera/contracts/constants';
import { EMPTY_GRID } from '@tessera/rules';
import { Board } from '../../../game-kit/board/board';
import { Skeleton } from '../../../ui/loading/skeleton';
import { BoardLayout } from '../../../game-kit/layout/board-layout';

/** A board while its game is loading. Everything is already in its place. */
export const DailyLoading = () => (
  <BoardLayout>
    <Skeleton className="mt-1 h-[7px] w-full" />
    <Skeleton className="mt-2 mb-1 h-4 w-32" />
    <div className="flex min-h-[84px] items-center gap-3.5">
      <Skeleton className="size-[60px] flex-none rounded-[10px]" />
      <div role="status">
        <p>{TEXTS.settingUpLetters}</p>
        <p className="text-sm text-ink-2">
          Eight blind letters are the same for everyone. The other eight are yours to choose.
        </p>
      </div>
    </div>
    <div aria-hidden="true" className="game__placeholder">
      <Board grid={EMPTY_GRID} label="" />
    </div>
  </BoardLayout>
);
