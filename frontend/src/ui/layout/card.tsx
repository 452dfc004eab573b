import type { ReactNode } from 'react';
import type { Elements } from '../util/elements';

interface CardProps {
  readonly title?: ReactNode;
  /** Small text at the end of the title line. */
  readonly note?: ReactNode;
  /** The content depends on the player or the date, so it isn't prerendered. */
  readonly varies?: boolean;
  readonly children: Elements;
}

/** A card with an optional title line. */
export const Card = ({ title, note, varies, children }: CardProps) => (
  <section
    className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-card p-3.5 shadow-card"
    data-varies={varies}
  >
    {title !== undefined && (
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{title}</h2>
        {note !== undefined && (
          // Full width, so that content loading into it shifts nothing. A new title has a new note beside it.
          <span
            key={typeof title === 'string' ? title : 'note'}
            className="min-w-0 flex-auto text-right wrap-anywhere text-sm font-medium text-ink-2 tabular-nums"
          >
            {note}
          </span>
        )}
      </div>
    )}
    {children}
  </section>
);
