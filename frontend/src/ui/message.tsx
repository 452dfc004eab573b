import type { ReactNode } from 'react';
import { Actions } from './page';

interface MessageProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** What it is about, above the words. */
  readonly picture?: ReactNode;
  /** The buttons, the primary one first. */
  readonly children: ReactNode;
}

/** A calm screen that says one thing and offers what can be done about it. */
export const Message = ({ title, detail, picture, children }: MessageProps) => (
  <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col md:flex-none md:pt-16">
    <div role="status" className="my-auto grid gap-2 py-8">
      {picture}
      <h2 className="text-[26px]">{title}</h2>
      {detail !== undefined && <p className="text-ink-2">{detail}</p>}
    </div>
    <Actions>{children}</Actions>
  </div>
);
