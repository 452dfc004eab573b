import type { ReactNode } from 'react';
import { Spinner } from '../../ui/loading/spinner';

interface WaitingHandProps {
  /** Says what the player is waiting for. */
  readonly title: ReactNode;
  readonly note?: ReactNode;
}

/** Takes the place of the hand while it is empty, and has the same height. */
export const WaitingHand = ({ title, note }: WaitingHandProps) => (
  <div className="flex min-h-[84px] min-w-0 items-center gap-3">
    <span className="flex-none text-ochre">
      <Spinner size="large" />
    </span>
    <div className="min-w-0 wrap-anywhere">
      <p>{title}</p>
      {note !== undefined && <p className="text-sm text-ink-2">{note}</p>}
    </div>
  </div>
);
