import { columnOf, rowOf } from '@tessera/rules';
import type { CSSProperties } from 'react';
import type { TileMotion } from './board-motion';
import { Tile, type TileTone } from './tile';

interface BoardCellProps {
  readonly cell: number;
  readonly letter: string | null;
  readonly loose: boolean;
  readonly inWord: boolean;
  readonly raised: boolean;
  readonly motion: TileMotion | undefined;
  readonly interactive: boolean;
  readonly free: boolean;
  readonly current: boolean;
  readonly onPress: (cell: number) => void;
  readonly onFocus: (cell: number) => void;
}

/** 'Row 2, column 3, empty' */
const nameOf = (cell: number, letter: string | null) =>
  `Row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}, ${letter ?? 'empty'}`;

const toneOf = (loose: boolean, inWord: boolean): TileTone => (inWord ? 'word' : loose ? 'mine' : 'plain');

const flag = (on: boolean) => (on ? '' : undefined);

const originOf = (motion: TileMotion | undefined) =>
  motion?.kind === 'slide'
    ? ({ '--from-columns': motion.fromColumns, '--from-rows': motion.fromRows } as CSSProperties)
    : undefined;

export function BoardCell({
  cell,
  letter,
  loose,
  inWord,
  motion,
  interactive,
  free,
  ...props
}: BoardCellProps) {
  return (
    <div
      role="gridcell"
      aria-label={nameOf(cell, letter)}
      aria-selected={interactive ? loose : undefined}
      aria-disabled={interactive && !free ? true : undefined}
      tabIndex={interactive ? (props.current ? 0 : -1) : undefined}
      data-cell={cell}
      data-filled={flag(letter !== null)}
      data-loose={flag(loose)}
      data-free={flag(free)}
      data-raised={flag(props.raised)}
      data-motion={motion?.kind}
      style={originOf(motion)}
      onClick={interactive ? () => props.onPress(cell) : undefined}
      onFocus={interactive ? () => props.onFocus(cell) : undefined}
    >
      {letter !== null && <Tile letter={letter} tone={toneOf(loose, inWord)} />}
    </div>
  );
}
