import { Spinner } from '../../ui/icons/spinner';
import type { HandProps } from './hand';

/** Takes the place of the hand while it is empty, and has the same height. The title says what is awaited. */
export const WaitingHand = ({
  title,
  note,
  warning = null,
}: Pick<HandProps, 'title' | 'note' | 'warning'>) => (
  <div className="flex min-h-[84px] min-w-0 items-center gap-3">
    <span className="flex-none text-ochre">
      <Spinner size="large" />
    </span>
    <div className="min-w-0 wrap-anywhere">
      <p>{title}</p>
      {(warning ?? note) && (
        <p className={`text-sm ${warning === null ? 'text-ink-2' : 'text-terra'}`}>{warning ?? note}</p>
      )}
    </div>
  </div>
);
