import { wordCheckPath } from '@tessera/contracts/wire';
import { SIDE, type Direction, type Grid, type ScoringWord } from '@tessera/rules';
import { DIRECTIONS, wordOn } from './score-text';
import { Link } from '../../ui/link/link';

interface ResultWordsProps {
  /** The path of the result, for the way back from the word checker. */
  readonly from: string;
  readonly grid: Grid;
  readonly words: readonly ScoringWord[];
  /** How many of the words have been counted. The others aren't shown yet. */
  readonly counted: number;
  /** A word is pointed at or has the focus, or none any longer. */
  readonly onPoint: (word: ScoringWord | null) => void;
}

const lineOf = (grid: Grid, direction: Direction, line: number): string =>
  Array.from(
    { length: SIDE },
    (_, at) => grid[direction === 'horizontal' ? line * SIDE + at : at * SIDE + line],
  ).join('');

/** Each row and column: its word with a link to look it up, or, in gray, its letters. */
export const ResultWords = ({ from, grid, words, counted, onPoint }: ResultWordsProps) =>
  DIRECTIONS.map(({ direction, list, title, line: name }) => (
    <div key={direction} className="result-words" data-direction={direction}>
      <span
        className="result-words__title held"
        data-held={counted > 0 || words.length === 0 ? undefined : ''}
        aria-hidden="true"
      >
        {title}
      </span>
      <ul aria-label={list}>
        {Array.from({ length: SIDE }, (_, line) => {
          const found = wordOn(words, direction, line);
          // Letters without a word follow the last one.
          const isCounted = found ? words.indexOf(found) < counted : counted === words.length;
          const point = () => onPoint(found ?? null);
          const leave = () => onPoint(null);
          return (
            <li
              key={line}
              className="held"
              data-held={isCounted ? undefined : ''}
              onPointerEnter={point}
              onPointerLeave={leave}
              onFocus={point}
              onBlur={leave}
            >
              <span className="sr-only">{`${name} ${line + 1}: `}</span>
              {found ? (
                <WordChip
                  word={found.word}
                  score={found.score}
                  to={wordCheckPath(found.word)}
                  state={{ from }}
                />
              ) : (
                <WordChip word={lineOf(grid, direction, line)} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  ));

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
