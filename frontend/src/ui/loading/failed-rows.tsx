import { TEXTS } from '@tessera/contracts/constants';
import { Button } from '../button/button';

interface FailedRowsProps {
  readonly text: string;
  /** A retry is in progress. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Shown in a table whose rows could not be loaded. */
export const FailedRows = ({ text, busy, onRetry }: FailedRowsProps) => (
  <div role="alert" className="grid justify-items-center gap-3">
    <p className="text-terra">{text}</p>
    <Button busy={busy} onClick={onRetry}>
      {TEXTS.retry}
    </Button>
  </div>
);
