import { EMPTY_GRID } from '@tessera/rules';
import { Board } from '../board/board';
import { Actions } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { BoardLayout } from './board-layout';
import type { Elements } from '../../ui/util/elements';

interface BoardLoadingProps {
  readonly text: string;
  /** Describes the game that is loading. */
  readonly note?: string;
  /** The opponent's side, on screens with room for it. */
  readonly theirs?: Elements;
  /** Buttons for doing something else instead of waiting. */
  readonly children?: Elements;
}

/** A board while its game is loading. Everything is already in its place. */
export const BoardLoading = ({ text, note, theirs, children }: BoardLoadingProps) => (
  <BoardLayout theirs={theirs}>
    <Skeleton className="mt-1 h-[7px] w-full" />
    <Skeleton className="mt-2 mb-1 h-4 w-32" />
    <div role="status" className="grid min-h-[84px] content-center text-ink-2">
      <p>{text}</p>
      {note !== undefined && <p>{note}</p>}
    </div>
    <div aria-hidden="true" className="game__placeholder">
      <Board grid={EMPTY_GRID} label="" />
    </div>
    {children !== undefined && <Actions>{children}</Actions>}
  </BoardLayout>
);
