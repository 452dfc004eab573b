interface RuleStepsProps {
  readonly title: string;
  /** The level of its heading, below a dialog's title or a page's section. */
  readonly heading?: 'h2' | 'h3';
  /** What happens in each step, and how. */
  readonly steps: readonly (readonly [what: string, how: string])[];
}

/** The rules of one game mode, step by step. */
export const RuleSteps = ({ title, heading: Heading = 'h3', steps }: RuleStepsProps) => (
  <section aria-label={title} className="grid content-start gap-2.5">
    <Heading className={Heading === 'h2' ? 'text-2xl' : 'text-lg'}>{title}</Heading>
    <ol className="grid gap-3">
      {steps.map(([what, how], at) => (
        <li key={what} className="flex gap-3">
          <span className="grid size-7 flex-none place-items-center rounded-lg bg-teal-soft font-display text-base font-[640] text-teal">
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
