import { TEXTS } from '@tessera/contracts/texts';
import { SIDE } from '@tessera/rules';
import type { CSSProperties } from 'react';
import { Tile } from './tile';

interface BoardPictureProps {
  /** Up to sixteen letters. Those in lower case aren't part of a word. */
  readonly mosaic: string;
  /** The text alternative. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
}

const LINES = Array.from({ length: SIDE }, (_, line) => line);

/** 'Ada's grid' */
export const gridNameOf = (name: string): string => `${name}'s grid`;

/** A text alternative for a finished grid: 'Your grid: BRAT, LORE, ETAS, DEWX'. */
export const gridText = (letters: string, name: string = TEXTS.gridName): string =>
  letters === ''
    ? name
    : `${name}: ${LINES.map((row) => letters.slice(row * SIDE, (row + 1) * SIDE).toUpperCase()).join(', ')}`;

/** A picture of a board. Unlike a real board, it can't be explored cell by cell. */
export const BoardPicture = ({ mosaic, label, className = '', style }: BoardPictureProps) => (
  <div className={`board ${className}`} role="img" aria-label={label} style={style}>
    <div className="board__tray" aria-hidden="true">
      {LINES.map((row) => (
        <div key={row} className="board__row">
          {LINES.map((column) => {
            const letter = mosaic[row * SIDE + column];
            return (
              <span key={column} className="board__place">
                {letter && <Tile letter={letter.toUpperCase()} tone={letter < 'a' ? 'word' : 'plain'} />}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  </div>
);
