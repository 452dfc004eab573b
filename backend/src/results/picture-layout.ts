import { PRODUCT, TAGLINE } from '@tessera/contracts/constants';

/**
 * The contents of a result's preview image. There is nothing about the player, so the image doesn't change
 * with the name, and nothing has to be removed when the player is deleted.
 */
export interface Picture {
  readonly gameNumber: number;
  readonly score: number;
  /** Sixteen letters, or null if it shows squares, and for each whether it is part of a scoring word. */
  readonly cells: readonly { readonly letter: string | null; readonly scores: boolean }[];
}

interface Style {
  readonly [property: string]: string | number;
}

/** An element for the renderer: a box with its style and children. */
interface Box {
  readonly type: 'div';
  readonly props: { readonly style: Style; readonly children: readonly Box[] | string };
}

export const DISPLAY_FONT = 'Fraunces';
export const TEXT_FONT = 'Inter';

/** Colors of the light theme. */
const PAPER = '#f5f0e6';
const INK = '#23262c';
const INK_2 = '#5d5a55';
const TEAL = '#0b6e74';
const OCHRE = '#b97708';
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

const TILE = 112;
const GAP = 12;
const MARGIN = 64;
const ROW_CELLS = 4;

const box = (style: Style, children: readonly Box[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const tile = ({ letter, scores }: Picture['cells'][number]): Box =>
  box(
    {
      ...{ width: TILE, height: TILE, alignItems: 'center', justifyContent: 'center', borderRadius: 18 },
      ...{ fontFamily: DISPLAY_FONT, fontSize: 64, color: INK },
      ...(scores ? (letter === null ? SCORING_SQUARE : SCORING_TILE) : PLAIN_TILE),
    },
    letter ?? [],
  );

/** The product's logo: four tiles. */
const mark = (): Box =>
  box(
    { width: 60, flexWrap: 'wrap', gap: 6 },
    [TEAL, OCHRE, TERRA, INK].map((backgroundColor) =>
      box({ width: 27, height: 27, borderRadius: 7, backgroundColor }, []),
    ),
  );

const facts = ({ gameNumber, score }: Picture): Box =>
  box({ flexDirection: 'column', marginLeft: MARGIN }, [
    box({ alignItems: 'center', gap: 20, fontFamily: DISPLAY_FONT, fontSize: 52 }, [
      mark(),
      box({}, PRODUCT),
    ]),
    box({ marginTop: 12, fontSize: 27, color: INK_2 }, TAGLINE),
    box(
      { marginTop: 64, fontFamily: DISPLAY_FONT, fontSize: 150, lineHeight: 1, color: OCHRE },
      String(score),
    ),
    box({ marginTop: 8, fontSize: 38 }, `points in game #${gameNumber}`),
  ]);

const grid = ({ cells }: Picture): Box =>
  box(
    { flexWrap: 'wrap', gap: GAP, marginRight: MARGIN, width: ROW_CELLS * TILE + (ROW_CELLS - 1) * GAP },
    cells.map(tile),
  );

/** The image of a result: the score on the left, the grid on the right. */
export const pictureLayout = (picture: Picture): Box =>
  box(
    {
      ...{ width: '100%', height: '100%', alignItems: 'center' },
      ...{ justifyContent: 'space-between', backgroundColor: PAPER, color: INK, fontFamily: TEXT_FONT },
    },
    [facts(picture), grid(picture)],
  );
