import { Link } from 'react-router-dom';

interface WordChipProps {
  readonly word: string;
  /** Its points; none for letters that form no word. */
  readonly score?: number;
  /** Where a press leads, e.g. to the word checker. */
  readonly to?: string;
  /** What the page there learns of this one, as router state. */
  readonly state?: unknown;
}

const SCORING = 'bg-ochre-soft text-ochre-ink';
const SILENT = 'bg-socket text-ink-2 inset-ring inset-ring-line';

/** A word that scores, with its points; or, in grey, a line that does not. */
export function WordChip({ word, score, to, state }: WordChipProps) {
  const look = `inline-flex items-center gap-1.5 rounded-full px-2.5 py-[5px] text-sm leading-[1.45] font-semibold ${
    score === undefined ? SILENT : SCORING
  }`;
  const text = (
    <>
      {word}
      {score !== undefined && <span className="tabular-nums opacity-80">{score}</span>}
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
