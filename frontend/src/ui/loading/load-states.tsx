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

/** What couldn't be loaded: a query, or whatever else can be fetched again. */
interface Failed {
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

interface FailedRowsProps {
  readonly text: string;
  readonly query: Failed;
}

/** Shown in a table whose rows could not be loaded. */
export const FailedRows = ({ text, query }: FailedRowsProps) => (
  <div role="alert" className="grid justify-items-center gap-3">
    <p className="text-terra">{text}</p>
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      {TEXTS.retry}
    </Button>
  </div>
);

interface LoadFailedProps {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly query: Failed;
}

/** Shown by a page whose content could not be loaded: retry or go home. */
export const LoadFailed = ({ title, detail, query }: LoadFailedProps) => (
  <Message title={title} detail={detail}>
    <Button variant="primary" wide busy={query.isFetching} onClick={() => void query.refetch()}>
      {TEXTS.retry}
    </Button>
    <HomeButton wide />
  </Message>
);
