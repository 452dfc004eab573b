interface LetterLineProps {
  readonly label: string;
  readonly letters: readonly string[];
}

/** Letters in the order of their rounds. */
export const LetterLine = ({ label, letters }: LetterLineProps) => (
  <p className="flex flex-wrap items-baseline justify-center gap-x-2 lg:justify-start text-sm text-ink-2">
    <span>{label}</span>
    <b className="font-display text-base font-[620] tracking-[0.14em] text-ink" translate="no">
      {letters.join('')}
    </b>
  </p>
);
