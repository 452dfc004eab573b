/** What the renderer draws: boxes with their style and children, and the pieces that all pictures share. */
interface Style {
  readonly [property: string]: string | number;
}

/** An element for the renderer: a box with its style and children. */
export interface Box {
  readonly type: 'div';
  readonly props: { readonly style: Style; readonly children: readonly Box[] | string };
}

/** A cell's letter, or null in a picture of squares, and whether the cell is part of a scoring word. */
export interface PictureCell {
  readonly letter: string | null;
  readonly scores: boolean;
}

export const DISPLAY_FONT = 'Fraunces';
export const TEXT_FONT = 'Inter';

/** Colors of the light theme. */
const PAPER = '#f5f0e6';
const INK = '#23262c';
export const INK_2 = '#5d5a55';
const TEAL = '#0b6e74';
export const OCHRE = '#b97708';
const OCHRE_SOFT = '#f8e3b4';
const OCHRE_EDGE = '#8f5a04';
const TERRA = '#b3452a';
const GLAZE = '#fffaf0';
const GLAZE_EDGE = '#d9cbb0';

const glazed = (backgroundColor: string, edge: string): Style => ({
  backgroundColor,
  borderBottom: `6px solid ${edge}`,
});
const PLAIN_TILE = glazed(GLAZE, GLAZE_EDGE);
const SCORING_TILE = glazed(OCHRE_SOFT, OCHRE);
/** Without a letter, the color is all there is to see. */
const SCORING_SQUARE = glazed(OCHRE, OCHRE_EDGE);

export const MARGIN = 64;
const ROW_CELLS = 4;
const CORNERS = 0.16;
const LETTER_HEIGHT = 4 / 7;

export const box = (style: Style, children: readonly Box[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const tile = ({ letter, scores }: PictureCell, size: number): Box =>
  box(
    {
      width: size,
      height: size,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: Math.round(size * CORNERS),
      fontFamily: DISPLAY_FONT,
      fontSize: Math.round(size * LETTER_HEIGHT),
      color: INK,
      ...(scores ? (letter === null ? SCORING_SQUARE : SCORING_TILE) : PLAIN_TILE),
    },
    letter ?? [],
  );

/** Sixteen cells, row by row. */
export const gridOf = (cells: readonly PictureCell[], { size, gap }: { size: number; gap: number }): Box =>
  box(
    { flexWrap: 'wrap', gap, width: ROW_CELLS * size + (ROW_CELLS - 1) * gap },
    cells.map((cell) => tile(cell, size)),
  );

/** The product's logo: four tiles. */
export const mark = (): Box =>
  box(
    { width: 60, flexWrap: 'wrap', gap: 6 },
    [TEAL, OCHRE, TERRA, INK].map((backgroundColor) =>
      box({ width: 27, height: 27, borderRadius: 7, backgroundColor }, []),
    ),
  );

/** The whole picture. */
export const sheet = (children: readonly Box[]): Box =>
  box(
    {
      width: '100%',
      height: '100%',
      alignItems: 'center',
      justifyContent: 'space-between',
      backgroundColor: PAPER,
      color: INK,
      fontFamily: TEXT_FONT,
    },
    children,
  );
