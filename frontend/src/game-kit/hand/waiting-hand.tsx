import type { ReactNode } from 'react';
import { Spinner } from '../../ui/loading/spinner';

interface WaitingHandProps {
  /** What is being waited for. */
  readonly title: ReactNode;
  readonly note?: ReactNode;
}

/** Stands where the hand stands while there is nothing in it, and as high. */
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
