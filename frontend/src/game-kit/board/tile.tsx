export type TileTone = 'plain' | 'mine' | 'word' | 'closed';

interface TileProps {
  /** One upper-case letter, or an empty string for a face-down tile. */
  readonly letter: string;
  /** `mine`: the player can place or move it. `word`: it scores. `closed`: face down. */
  readonly tone?: TileTone;
  /** `fill` takes the width of its container; `hand` is the size of the letter in hand. */
  readonly size?: 'fill' | 'hand';
}

/** A tile with a letter. It isn't interactive; the cell around it is. */
export const Tile = ({ letter, tone = 'plain', size = 'fill' }: TileProps) => (
  <span className="tile" translate="no" data-tone={tone} data-size={size}>
    {tone === 'closed' ? null : letter}
  </span>
);
