import { Hourglass } from '../../ui/icons/icons';
import { Spinner } from '../../ui/icons/spinner';
import type { HandProps } from './hand';

interface WaitingHandProps extends Pick<HandProps, 'title' | 'note' | 'warning'> {
  /** Nothing is expected to happen at any moment. */
  readonly isLong?: boolean;
}

/** Takes the place of the hand while it is empty, and has the same height. The title says what is awaited. */
export const WaitingHand = ({ title, note, warning = null, isLong = false }: WaitingHandProps) => (
  <div className="flex min-h-[84px] min-w-0 items-center gap-3">
    <span className="flex-none text-ochre">
      {isLong ? <Hourglass size={28} aria-hidden /> : <Spinner size="large" />}
    </span>
    <div className="min-w-0 wrap-anywhere">
      <p>{title}</p>
      {(warning ?? note) && (
        <p className={`text-sm ${warning === null ? 'text-ink-2' : 'text-terra'}`}>{warning ?? note}</p>
      )}
    </div>
  </div>
);
