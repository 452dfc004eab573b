import { Link } from '../link/link';
import type { Elements } from '../util/elements';

interface Fact {
  readonly label: string;
  readonly value: string | number;
  /** A page with more about it. */
  readonly to?: string;
  /** Its value isn't known yet, but has its place. */
  readonly held?: boolean;
}

interface FactsProps {
  readonly items: readonly Fact[];
  /** Further rows of the card. */
  readonly children?: Elements;
}

/** A row of facts on one card, separated by hairlines. */
export const Facts = ({ items, children }: FactsProps) => (
  <div className="rounded-panel border border-line bg-card">
    <dl className="grid auto-cols-fr grid-flow-col">
      {items.map(({ label, value, to, held = false }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-l border-line px-1 py-2 text-center first:border-l-0"
        >
          <dt className="text-2xs text-ink-2">
            {to === undefined ? (
              label
            ) : (
              <Link className="underline underline-offset-2" to={to}>
                {label}
              </Link>
            )}
          </dt>
          <dd
            className="held font-display text-xl leading-tight font-[620] tabular-nums"
            data-held={held ? '' : undefined}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
    {children}
  </div>
);

/**
 * For text that isn't left-aligned, where a longer value starts further left. Remounting it keeps the
 * browser from counting that as a layout shift.
 */
export const NoShiftText = ({ value }: { readonly value: string | number }) => (
  <span key={String(value).length}>{value}</span>
);

/** Statistics side by side without a border: large values with small labels, some of which lead to a page. */
export const Stats = ({ items }: { readonly items: readonly Fact[] }) => (
  <dl className="flex flex-wrap gap-1.5 *:flex-[1_0_4.2rem]">
    {items.map(({ label, value, to }) => (
      <div key={label} className="flex flex-col-reverse justify-end text-center">
        <dt className="text-xs leading-snug text-ink-2">
          {to ? (
            <Link className="py-3 underline" to={to}>
              {label}
            </Link>
          ) : (
            label
          )}
        </dt>
        <dd className="font-display text-2xl leading-[1.15] font-[620] tabular-nums">
          <NoShiftText value={value} />
        </dd>
      </div>
    ))}
  </dl>
);
