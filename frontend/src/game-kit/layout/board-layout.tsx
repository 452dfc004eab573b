import type { ReactNode } from 'react';

/** The game's column, as wide as a phone on every screen. Wide screens show the help beside it. */
export const BoardLayout = ({
  aside,
  children,
}: {
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[1fr_384px_1fr] lg:content-start lg:gap-x-10 lg:pt-4">
    <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col lg:col-start-2">{children}</div>
    {aside !== undefined && <aside className="hidden lg:block lg:pt-14">{aside}</aside>}
  </div>
);
