import { SIDE } from '@tessera/rules';
import { SquaresBoard } from '../board/squares-board';
import { DIRECTIONS } from './score-text';
import { WordChip } from './word-chip';

interface ResultSquaresProps {
  /** For each cell, whether it is part of a scoring word. */
  readonly scoring: readonly boolean[];
  /** The name of the grid, for screen readers. */
  readonly label: string;
}

/** About as wide as a word: em spaces. */
const BLANK = '\u2003\u2003';

/** A result without its letters: the board as squares and blanks for the words, as large as `ResultBoard`. */
export const ResultSquares = ({ scoring, label }: ResultSquaresProps) => (
  <div className="result-board">
    <div className="result-board__table">
      <SquaresBoard scoring={scoring} label={label} />
      {DIRECTIONS.map(({ direction, title }) => (
        <div key={direction} className="result-words" data-direction={direction} aria-hidden="true">
          <span className="result-words__title">{title}</span>
          <ul>
            {Array.from({ length: SIDE }, (_, line) => (
              <li key={line}>
                <WordChip word={BLANK} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
);
