import { wordCheckPath } from '@tessera/contracts/constants';
import { SIDE, type Direction, type Grid, type ScoringWord } from '@tessera/rules';
import { WordChip } from './word-chip';

interface ResultWordsProps {
  /** The path of the result, for the way back from the word checker. */
  readonly from: string;
  readonly grid: Grid;
  readonly words: readonly ScoringWord[];
}

const lineOf = (grid: Grid, direction: Direction, line: number): string =>
  Array.from(
    { length: SIDE },
    (_, at) => grid[direction === 'horizontal' ? line * SIDE + at : at * SIDE + line],
  ).join('');

const DIRECTIONS = [
  ['horizontal', 'Words across'],
  ['vertical', 'Words down'],
] as const;

/** Each row and column: its word with a link to look it up, or, in gray, its letters. */
export const ResultWords = ({ from, grid, words }: ResultWordsProps) => (
  <div className="grid gap-1.5">
    {DIRECTIONS.map(([direction, name]) => (
      <ul key={direction} aria-label={name} className="flex flex-wrap justify-center gap-1.5">
        {Array.from({ length: SIDE }, (_, line) => {
          const found = words.find((word) => word.direction === direction && word.line === line);
          return (
            <li key={line}>
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
    ))}
  </div>
);
