interface LetterLineProps {
  readonly label: string;
  readonly letters: readonly string[];
}

/** Letters in the order in which they came. */
export const LetterLine = ({ label, letters }: LetterLineProps) => (
  <p className="flex items-baseline justify-center gap-2 text-[13px] text-ink-2">
    {label}
    <b className="font-display text-[15px] font-[620] tracking-[0.14em] text-ink">{letters.join('')}</b>
  </p>
);
