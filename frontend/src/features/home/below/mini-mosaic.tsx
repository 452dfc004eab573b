import { EMPTY_GRID, type Mosaic } from '@tessera/rules';

interface MiniMosaicProps {
  /** Empty if the day's grid is unknown. */
  readonly mosaic: Mosaic;
  readonly played: boolean;
}

/** A finished grid without its letters: sixteen tesserae, glazed where they score. */
export const MiniMosaic = ({ mosaic, played }: MiniMosaicProps) => (
  <span className="mini" data-played={played || undefined} aria-hidden="true">
    {EMPTY_GRID.map((_, cell) => (
      <i key={cell} data-scored={/[A-Z]/.test(mosaic[cell] ?? '') || undefined} />
    ))}
  </span>
);
