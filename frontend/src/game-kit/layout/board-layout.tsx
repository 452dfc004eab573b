import type { ReactNode } from 'react';
import { KeyboardHelp } from '../reading/keyboard-help';
import type { Elements } from '../../ui/util/elements';
import { EMPTY_GRID } from '@tessera/rules';
import { Board } from '../board/board';
import { Actions } from '../../ui/layout/page';
import { focusHeadingAfter } from '../../ui/util/focus-heading';
import { Skeleton } from '../../ui/loading/skeleton';

interface BoardLayoutProps {
  /** At the left of a wide screen. */
  readonly left?: ReactNode;
  /** At the right of a wide screen. */
  readonly right?: ReactNode;
  /** The opponent's side, while its game is loading. */
  readonly theirs?: Elements;
  readonly children: ReactNode;
}

/** The frame of a single board: round strip, round, hand, board, and actions, one below the other. */
export const BoardLayout = ({ left, right, theirs, children }: BoardLayoutProps) => (
  <div className="game" data-opponent={theirs && ''}>
    <div className="game__column">{children}</div>
    {theirs}
    {left !== undefined && (
      <aside aria-label="Letters" className="game__side game__left">
        {left}
      </aside>
    )}
    {right !== undefined && (
      <aside aria-label="Help" className="game__side game__right">
        {right}
      </aside>
    )}
  </div>
);

interface MatchLayoutProps {
  /** The opponent's side, on screens with room for a second board. */
  readonly theirs: Elements;
  /** At the right of a very wide screen. */
  readonly rail: Elements;
  readonly children: ReactNode;
}

/** The frame of a game against an opponent. Both boards stand on one line. */
export const MatchLayout = ({ theirs, rail, children }: MatchLayoutProps) => (
  <div className="game" data-opponent="">
    <div className="game__column">{children}</div>
    {theirs}
    <aside aria-label="Letters" className="game__side game__rail">
      <div className="grid gap-6">
        {rail}
        <KeyboardHelp />
      </div>
    </aside>
  </div>
);

interface BoardLoadingProps {
  readonly text: string;
  /** Describes the game that is loading. */
  readonly note?: string;
  /** The opponent's side, on screens with room for it. */
  readonly theirs?: Elements;
  /** Buttons for doing something else instead of waiting. They appear only if that takes a while. */
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
    {children !== undefined && (
      <div ref={focusHeadingAfter} className="game__instead contents">
        <Actions>{children}</Actions>
      </div>
    )}
  </BoardLayout>
);
