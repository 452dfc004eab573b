import { SquaresBoard } from '../board/squares-board';

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
