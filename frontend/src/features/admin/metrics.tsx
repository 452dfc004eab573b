import { formatInstant, instantFormat } from '../../ui/util/format';

/** Formats of numbers and times on the dashboard. */
export const percent = (rate: number): string => `${rate.toFixed(1)}%`;
/** More than 100% where games were completed that had been started before the period. */
export const rateOf = (part: number, all: number): string => (all === 0 ? '–' : percent((100 * part) / all));
export const clockTime = instantFormat({ timeStyle: 'medium' });
/** '27 Nov, 18:50' */
export const moment = (instant: string | null): string =>
  instant === null ? '–' : `${formatInstant.short(instant)}, ${formatInstant.time(instant)}`;

interface Metric {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** A row of figures across the whole card. */
export const Metrics = ({ items }: { readonly items: readonly Metric[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-3.5">
    {items.map(({ label, value, note }) => (
      <div key={label} className="grid grid-rows-[1fr_auto_auto]">
        <dt className="self-end text-sm leading-snug text-ink-2">{label}</dt>
        <dd className="font-display text-2xl leading-tight font-[620] tabular-nums">{value}</dd>
        {note !== undefined && <dd className="text-xs text-ink-2 tabular-nums">{note}</dd>}
      </div>
    ))}
  </dl>
);
