import type { ReactNode } from 'react';

interface ResultLayoutProps {
  /** The score and the grid. */
  readonly grid: ReactNode;
  /** The words, the actions, and anything else about the game. */
  readonly children: ReactNode;
}

/** The result of a single player's game: one column on phones; on wide screens, the words are beside the grid. */
export const ResultLayout = ({ grid, children }: ResultLayoutProps) => (
  <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col gap-1.5 lg:grid lg:max-w-none lg:flex-none lg:grid-cols-[384px_384px] lg:justify-center lg:gap-x-16 lg:pt-6">
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 lg:gap-4 lg:[&_.board]:max-w-[320px]">
      {grid}
    </div>
    <div className="flex flex-1 flex-col gap-1.5 lg:justify-center">{children}</div>
  </div>
);
