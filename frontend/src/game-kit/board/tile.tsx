export type TileTone = 'plain' | 'mine' | 'word' | 'closed';

interface TileProps {
  /** One upper-case letter; a closed tile shows none. */
  readonly letter: string;
  /** `mine`: yours to place or move. `word`: it scores. `closed`: face down. */
  readonly tone?: TileTone;
  /** `fill` takes the width of its box; `hand` is the tile of the letter in hand. */
  readonly size?: 'fill' | 'hand';
}

/** A glazed tile with a letter: an object to look at. What can be pressed is the place it lies on. */
export const Tile = ({ letter, tone = 'plain', size = 'fill' }: TileProps) => (
  <span className="tile" data-tone={tone} data-size={size}>
    {tone === 'closed' ? null : letter}
  </span>
);
