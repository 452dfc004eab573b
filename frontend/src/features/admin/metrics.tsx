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
