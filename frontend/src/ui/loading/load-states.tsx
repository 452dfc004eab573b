import { TEXTS } from '@tessera/contracts/texts';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { HomeButton } from '../button/page-buttons';
import { Message } from '../layout/message';
import { Mosaic } from '../layout/mosaic';

interface EmptyStateProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** What the player can do about it, if anything. */
  readonly children?: ReactNode;
}

/** Shown in place of a list or table that has no rows: a sentence and one action. */
export const EmptyState = ({ title, detail, children }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-2 py-2 text-center">
    <Mosaic whole={false} size="small" />
    <p className="mt-2 font-display text-xl leading-tight font-[620] text-balance text-ink">{title}</p>
    {detail !== undefined && <p className="max-w-[44ch] text-ink-2">{detail}</p>}
    {children !== undefined && <div className="mt-3 grid w-full max-w-[280px]">{children}</div>}
  </div>
);

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

interface LoadFailedProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** A retry is in progress. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** Shown by a page whose content could not be loaded: retry or go home. */
export const LoadFailed = ({ title, detail, busy = false, onRetry }: LoadFailedProps) => (
  <Message title={title} detail={detail}>
    <Button variant="primary" wide busy={busy} onClick={onRetry}>
      {TEXTS.retry}
    </Button>
    <HomeButton wide />
  </Message>
);
