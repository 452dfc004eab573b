import { CELLS, SIDE } from '@tessera/rules';
import { Tile } from './tile';

interface ClosedBoardProps {
  /** How many tiles lie on it, 0-16. Where they lie is not to be seen: they fill it in reading order. */
  readonly count: number;
  /** Its name for a screen reader; how many letters are placed is added. */
  readonly label: string;
  readonly size?: 'large' | 'small';
}

const ROWS = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, i) => row * SIDE + i));

/** The other player's board: closed tiles that only show how many are set. */
export const ClosedBoard = ({ count, label, size = 'small' }: ClosedBoardProps) => (
  <div
    className="board"
    role="img"
    aria-label={`${label}: ${count} of ${CELLS} letters placed`}
    data-size={size}
  >
    <div className="board__tray">
      {ROWS.map((cells) => (
        <div key={cells[0]} className="board__row">
          {cells.map((cellIndex) => (
            <span key={cellIndex} className="board__place" data-filled={cellIndex < count ? '' : undefined}>
              {cellIndex < count && <Tile letter="" tone="closed" />}
            </span>
          ))}
        </div>
      ))}
    </div>
  </div>
);
