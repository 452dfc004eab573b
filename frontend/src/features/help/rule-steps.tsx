interface RuleStepsProps {
  readonly title: string;
  /** What happens, and how it is done. */
  readonly steps: readonly (readonly [what: string, how: string])[];
}

/** The way through one kind of game, step by step. */
export const RuleSteps = ({ title, steps }: RuleStepsProps) => (
  <section aria-label={title} className="grid gap-2.5">
    <h3 className="text-[18px]">{title}</h3>
    <ol className="grid gap-3">
      {steps.map(([what, how], at) => (
        <li key={what} className="flex gap-3">
          <span className="grid size-7 flex-none place-items-center rounded-lg bg-teal-soft font-display text-[15px] font-[640] text-teal">
            {at + 1}
          </span>
          <p>
            <b className="font-semibold">{what}</b> <span className="text-ink-2">{how}</span>
          </p>
        </li>
      ))}
    </ol>
  </section>
);
