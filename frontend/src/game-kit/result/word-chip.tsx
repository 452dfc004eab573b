import { Link } from '../../ui/link/link';

interface WordChipProps {
  readonly word: string;
  /** Its points. Undefined for letters that don't form a word. */
  readonly score?: number;
  /** Where the chip links to, for example the word checker. */
  readonly to?: string;
  /** Passed to that page as router state. */
  readonly state?: unknown;
}

const SCORING = 'bg-ochre-soft text-ochre-ink';
const SILENT = 'bg-socket text-ink-2 inset-ring inset-ring-line';

/** A scoring word with its points, or, in gray, a line that doesn't score. */
export function WordChip({ word, score, to, state }: WordChipProps) {
  const look = `inline-flex items-center gap-1.5 rounded-full px-(--chip,9px) py-[5px] text-sm leading-[1.45] font-semibold ${
    score === undefined ? SILENT : SCORING
  }`;
  const text = (
    <>
      <span translate="no">{word}</span>
      {score !== undefined && (
        <span className="tabular-nums">
          <span>{score}</span>
          <span className="sr-only"> points</span>
        </span>
      )}
      {score === undefined && <span className="sr-only">, no word</span>}
    </>
  );
  if (to === undefined) return <span className={look}>{text}</span>;
  return (
    <Link
      to={to}
      state={state}
      className={`${look} relative no-underline before:absolute before:-inset-y-2 before:inset-x-0 hover:underline`}
    >
      {text}
    </Link>
  );
}
