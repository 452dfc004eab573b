import { spokenSquares } from '@tessera/contracts/results';
import { SIDE } from '@tessera/rules';

interface SquaresBoardProps {
  /** For each cell, whether it is part of a scoring word. */
  readonly scoring: readonly boolean[];
  /** The name of the grid, for screen readers. */
  readonly label: string;
}

const LINES = Array.from({ length: SIDE }, (_, line) => line);

/** A finished grid without its letters, as large as a result's board. */
const SquaresBoard = ({ scoring, label }: SquaresBoardProps) => (
  <div
    className="board board--squares"
    data-size="small"
    role="img"
    aria-label={`${label}. ${spokenSquares(scoring)}`}
  >
    <div className="board__tray" aria-hidden="true">
      {LINES.map((row) => (
        <div key={row} className="board__row">
          {LINES.map((column) => (
            <span key={column} className="board__place" data-filled="">
              <span className="tile" data-tone={scoring[row * SIDE + column] ? 'word' : 'plain'} />
            </span>
          ))}
        </div>
      ))}
    </div>
  </div>
);

interface ResultSquaresProps {
  /** For each cell, whether it is part of a scoring word. */
  readonly scoring: readonly boolean[];
  /** The name of the grid, for screen readers. */
  readonly label: string;
}

/** A result without its letters: the board as squares, in the place that it has in `ResultBoard`. */
export const ResultSquares = ({ scoring, label }: ResultSquaresProps) => (
  <div className="result-board">
    <div className="result-board__table">
      <SquaresBoard scoring={scoring} label={label} />
    </div>
  </div>
);
