import type { ReactNode } from 'react';
import { Mosaic } from './mosaic';
import { Actions } from './page';
import type { Elements } from '../util/elements';
import { focusHeadingAfter } from '../util/focus-heading';

interface MessageProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** Shows the complete mosaic. Without it, one tessera is missing. */
  readonly good?: boolean;
  /** Shown in place of the mosaic. */
  readonly picture?: Elements;
  /** The buttons, with the primary one first. */
  readonly children: Elements;
}

/** A full-page message with the actions that the player can take. */
export const Message = ({ title, detail, good = false, picture, children }: MessageProps) => (
  <div
    ref={focusHeadingAfter}
    className="flex w-full max-w-[560px] flex-1 flex-col sm:flex-none sm:pt-10 lg:pt-16"
  >
    <div role="status" className="my-auto grid grid-cols-[minmax(0,1fr)] gap-2 py-8 wrap-anywhere">
      {picture ?? <Mosaic whole={good} />}
      <h2 className="text-3xl">{title}</h2>
      {detail !== undefined && <p className="text-ink-2">{detail}</p>}
    </div>
    <Actions>{children}</Actions>
  </div>
);
