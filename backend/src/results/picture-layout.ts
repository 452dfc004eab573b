import { PRODUCT, REPLAY_TEXTS, TAGLINE } from '@tessera/contracts/constants';
import {
  box,
  DISPLAY_FONT,
  gridOf,
  INK_2,
  MARGIN,
  mark,
  OCHRE,
  sheet,
  type Box,
  type PictureCell,
} from './picture-parts.js';

/** A grid of sixteen cells and its score. */
interface Board {
  readonly score: number;
  readonly cells: readonly PictureCell[];
}

/**
 * The contents of a preview image. There is nothing about the players, so the image doesn't change with their names,
 * and nothing has to be removed when they are deleted.
 */
export type Picture =
  | ({ readonly kind: 'result'; readonly gameNumber: number } & Board)
  | { readonly kind: 'replay'; readonly boards: readonly [Board, Board] };

type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>;

const facts = ({ gameNumber, score }: PictureOf<'result'>): Box =>
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

/** The image of a result: the score on the left, the grid on the right. */
const resultLayout = (picture: PictureOf<'result'>): Box =>
  sheet([facts(picture), box({ marginRight: MARGIN }, [gridOf(picture.cells, { size: 112, gap: 12 })])]);

const boardOf = ({ score, cells }: Board): Box =>
  box({ flexDirection: 'column', alignItems: 'center' }, [
    gridOf(cells, { size: 98, gap: 10 }),
    box(
      { marginTop: 18, fontFamily: DISPLAY_FONT, fontSize: 84, lineHeight: 1, color: OCHRE },
      String(score),
    ),
  ]);

/** The image of a replay: both grids with their scores, and the product between them. */
const replayLayout = ({ boards: [one, two] }: PictureOf<'replay'>): Box =>
  sheet([
    box({ marginLeft: MARGIN }, [boardOf(one)]),
    box({ flexDirection: 'column', alignItems: 'center' }, [
      mark(),
      box({ marginTop: 14, fontFamily: DISPLAY_FONT, fontSize: 46 }, PRODUCT),
      box({ marginTop: 6, fontSize: 27, color: INK_2 }, REPLAY_TEXTS.replay),
    ]),
    box({ marginRight: MARGIN }, [boardOf(two)]),
  ]);

export const pictureLayout = (picture: Picture): Box =>
  picture.kind === 'result' ? resultLayout(picture) : replayLayout(picture);
