import { CELLS, SIDE } from '@tessera/rules';
import { useRef } from 'react';
import { useBoardDeparture } from './board-flight';
import { Tile } from './tile';

interface ClosedBoardProps {
  /** The number of placed tiles, 0-16. Their cells are secret, so they fill the board in reading order. */
  readonly count: number;
  /** The accessible name, completed with the number of placed letters. */
  readonly label: string;
  readonly size?: 'large' | 'small';
}

const ROWS = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, i) => row * SIDE + i));

/** The opponent's board: face-down tiles that show only how many letters are placed. */
export function ClosedBoard({ count, label, size = 'small' }: ClosedBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  useBoardDeparture(board, 'theirs');
  return (
    <div
      ref={board}
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
}
