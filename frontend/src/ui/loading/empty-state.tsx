import type { ReactNode } from 'react';
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
