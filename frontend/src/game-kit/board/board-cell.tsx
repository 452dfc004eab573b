import { columnOf, rowOf } from '@tessera/rules';
import type { CSSProperties } from 'react';
import type { TileMotion } from './board-motion';
import { Tile, type TileTone } from './tile';

interface BoardCellProps {
  readonly cellIndex: number;
  readonly letter: string | null;
  /** Added to the accessible name. */
  readonly note: string | undefined;
  readonly staged: boolean;
  readonly inWord: boolean;
  readonly raised: boolean;
  readonly glowing: boolean;
  readonly motion: TileMotion | undefined;
  readonly interactive: boolean;
  readonly free: boolean;
  readonly current: boolean;
  readonly onPress: (cellIndex: number) => void;
  readonly onFocus: (cellIndex: number) => void;
}

/** The accessible name: 'Row 2, column 3, empty'. */
const nameOf = (cellIndex: number, letter: string | null, note?: string) =>
  `Row ${rowOf(cellIndex) + 1}, column ${columnOf(cellIndex) + 1}, ${letter ?? 'empty'}${note === undefined ? '' : `, ${note}`}`;

const toneOf = (staged: boolean, inWord: boolean): TileTone => (inWord ? 'word' : staged ? 'mine' : 'plain');

const flag = (on: boolean) => (on ? '' : undefined);

const originOf = (motion: TileMotion | undefined) =>
  motion?.kind === 'slide'
    ? ({ '--from-columns': motion.fromColumns, '--from-rows': motion.fromRows } as CSSProperties)
    : undefined;

export function BoardCell({
  cellIndex,
  letter,
  staged,
  inWord,
  motion,
  interactive,
  free,
  ...props
}: BoardCellProps) {
  return (
    <div
      role="gridcell"
      aria-label={nameOf(cellIndex, letter, props.note)}
      aria-selected={interactive ? staged : undefined}
      aria-disabled={interactive && !free ? true : undefined}
      tabIndex={interactive ? (props.current ? 0 : -1) : undefined}
      data-cell={cellIndex}
      data-filled={flag(letter !== null)}
      data-staged={flag(staged)}
      data-free={flag(free)}
      data-raised={flag(props.raised)}
      data-glowing={flag(props.glowing)}
      data-motion={motion?.kind}
      style={originOf(motion)}
      onClick={interactive ? () => props.onPress(cellIndex) : undefined}
      onFocus={interactive ? () => props.onFocus(cellIndex) : undefined}
    >
      {letter !== null && <Tile letter={letter} tone={toneOf(staged, inWord)} />}
    </div>
  );
}
