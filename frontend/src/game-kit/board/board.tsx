import { SIDE, textFromGrid, type Grid } from '@tessera/rules';
import { useRef, useState, type KeyboardEvent } from 'react';
import { BoardCell } from './board-cell';
import { cellAfterKey, letterOfKey } from './letter-key';
import { useBoardArrival, useBoardDeparture, type BoardOwner } from './board-flight';
import { motionsBetween, type TileMotion, useBoardEffects } from './board-motion';

export interface BoardProps {
  /** The letters to show, including the staged one. */
  readonly grid: Grid;
  /** The grid's accessible name, for example TEXTS.gridName. */
  readonly label: string;
  readonly size?: 'large' | 'small';
  /** The dashed cell: the target of the next letter, or the staged letter that can still be moved. */
  readonly stagedCell?: number | null;
  /** Cells of scoring words. */
  readonly scored?: ReadonlySet<number>;
  /** Replaces `scored` while the score is counted: the cells lit so far. Each lights up as it is added. */
  readonly lit?: ReadonlySet<number>;
  /** The line that is being counted now. */
  readonly raised?: ReadonlySet<number>;
  /** Added to the accessible names of cells, for example the words that they are in. */
  readonly notes?: ReadonlyMap<number, string>;
  /** For a finished game: its tiles turn over, or are gilded for a perfect score. */
  readonly finish?: 'turning' | 'gilding' | 'gilded' | undefined;
  /** The game has just ended: the board moves here from where it was in play. */
  readonly arrivesAs?: BoardOwner | undefined;
  /** Cells to mark with a thin edge, for a player who is learning the game. */
  readonly glowing?: ReadonlySet<number>;
  /** Which cells can be pressed now. By default, every empty one. */
  readonly selectable?: (cellIndex: number) => boolean;
  /** Tap, click or Space on a selectable cell. Without this, the board is read-only. */
  readonly onPress?: (cellIndex: number) => void;
  /** Tap, click or Space on any other cell, so that the page can explain why nothing happens. */
  readonly onRejected?: (cellIndex: number) => void;
  /** A letter typed while a cell has the focus. The key event is marked as handled (defaultPrevented). */
  readonly onLetterKey?: (letter: string, cellIndex: number) => void;
  /** Enter while a cell has the focus. */
  readonly onSubmitKey?: () => void;
}

/** For screen readers, before anything else on the board. */
const KEYS_TEXT = 'Arrow keys move, letter keys choose a letter, Space places it, Enter submits it.';

const NO_CELLS: ReadonlySet<number> = new Set();
const NO_MOTION: ReadonlyMap<number, TileMotion> = new Map();
const ROWS = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, i) => row * SIDE + i));

export function Board({ grid, label, size = 'large', stagedCell = null, ...props }: BoardProps) {
  const {
    scored = NO_CELLS,
    lit,
    raised = NO_CELLS,
    glowing = NO_CELLS,
    onPress,
    onLetterKey,
    onSubmitKey,
  } = props;
  const interactive = onPress !== undefined;
  const selectable = props.selectable ?? ((cellIndex: number) => grid[cellIndex] === null);
  const inWords = lit ?? scored;

  const tray = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(stagedCell ?? 0);
  const motions = useMotions(grid, stagedCell);
  useBoardArrival(tray, props.arrivesAs ?? null);
  useBoardDeparture(tray, interactive ? 'mine' : null);
  useBoardEffects({ grid, stagedCell }, motions, interactive);

  const focusCell = (cellIndex: number) => {
    setCurrent(cellIndex);
    tray.current?.querySelector<HTMLElement>(`[data-cell="${cellIndex}"]`)?.focus();
  };
  const press = (cellIndex: number) => {
    if (selectable(cellIndex)) onPress?.(cellIndex);
    else props.onRejected?.(cellIndex);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellAfterKey(current, event);
    const letter = onLetterKey ? letterOfKey(event) : null;
    // Holding a key down repeats moves, but not actions.
    const once = (act: () => void) => void (event.repeat || act());
    if (next !== null) focusCell(next);
    else if (event.key === ' ') once(() => press(current));
    else if (event.key === 'Enter' && onSubmitKey) once(onSubmitKey);
    else if (letter !== null) once(() => onLetterKey?.(letter, current));
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={tray}
      className="board"
      role="grid"
      aria-label={label}
      aria-description={interactive ? KEYS_TEXT : undefined}
      aria-readonly={interactive ? undefined : true}
      aria-rowcount={SIDE}
      aria-colcount={SIDE}
      data-size={size}
      data-counting={lit ? '' : undefined}
      data-finish={props.finish}
      onKeyDown={interactive ? onKeyDown : undefined}
    >
      <div className="board__tray" role="presentation">
        {ROWS.map((cells) => (
          <div key={cells[0]} className="board__row" role="row">
            {cells.map((cellIndex) => (
              <BoardCell
                key={cellIndex}
                cellIndex={cellIndex}
                letter={grid[cellIndex] ?? null}
                note={props.notes?.get(cellIndex)}
                staged={cellIndex === stagedCell}
                inWord={inWords.has(cellIndex)}
                raised={raised.has(cellIndex)}
                glowing={glowing.has(cellIndex)}
                motion={motions.get(cellIndex)}
                interactive={interactive}
                free={interactive && selectable(cellIndex)}
                current={cellIndex === current}
                onPress={press}
                onFocus={setCurrent}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Moves the focus to the board's current cell. */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });

/** The motions since the last render. None at first, so that a resumed game appears without animation. */
function useMotions(grid: Grid, stagedCell: number | null): ReadonlyMap<number, TileMotion> {
  const look = `${textFromGrid(grid)} ${stagedCell}`;
  const [seen, setSeen] = useState({ look, grid, stagedCell, motions: NO_MOTION });
  if (seen.look === look) return seen.motions;
  const motions = motionsBetween(seen, { grid, stagedCell });
  setSeen({ look, grid, stagedCell, motions });
  return motions;
}
