import { Link } from '../link/link';
import { NoShiftText } from './no-shift-text';
import type { Fact } from './facts';

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
