import { PRODUCT, TAGLINE } from '@tessera/contracts/product';
import { REPLAY_TEXTS } from '@tessera/contracts/replays';
import { scoreMark } from '@tessera/contracts/results';
import { LIMITS } from '@tessera/contracts/wire';
import { SIDE, columnOf, rowOf, type LineLengths } from '@tessera/rules';
import { lettering } from './lettering.js';

/** A cell's letter, or null in a picture of squares, and whether the cell is part of a scoring word. */
interface PictureCell {
  readonly letter: string | null;
  readonly scores: boolean;
}

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
  | ({ readonly kind: 'result'; readonly gameNumber: number; readonly lines: LineLengths } & Board)
  | { readonly kind: 'replay'; readonly boards: readonly [Board, Board] };

type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>;

/** Colors of the light theme. */
const PAPER = '#f5f0e6';
const INK = '#23262c';
const INK_2 = '#5d5a55';
const TEAL = '#0b6e74';
const OCHRE = '#b97708';
const TERRA = '#b3452a';

/** A tile's face and its lower edge. */
const PLAIN_TILE = ['#fffaf0', '#d9cbb0'];
const SCORING_TILE = ['#f8e3b4', OCHRE];
/** Without a letter, the color is all there is to see. */
const SCORING_SQUARE = [OCHRE, '#8f5a04'];
/** In the shape of a result: part of a shorter word, and of none. */
const SHORTER = '#dfae5b';
const EMPTY = '#e6dcc8';

const { SHARE_PICTURE_WIDTH: WIDTH, SHARE_PICTURE_HEIGHT: HEIGHT } = LIMITS;
const MARGIN = 64;
const EDGE = 6;

const rect = (x: number, y: number, width: number, height: number, radius: number, fill = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

function tile({ letter, scores }: PictureCell, x: number, y: number, size: number): string {
  const [face, edge] = scores ? (letter === null ? SCORING_SQUARE : SCORING_TILE) : PLAIN_TILE;
  const radius = Math.round(size * 0.16);
  const middle = { x: x + size / 2, y: y + (size - EDGE) / 2, isCentered: true };
  return (
    rect(x, y, size, size, radius, edge) +
    rect(x, y, size, size - EDGE, radius, face) +
    lettering(letter ?? '', { face: 'display', size: Math.round((size * 4) / 7), fill: INK, ...middle })
  );
}

const widthOf = (size: number, gap: number): number => SIDE * (size + gap) - gap;

/** Sixteen cells, row by row. */
const grid = (cells: readonly PictureCell[], left: number, top: number, size: number, gap: number): string =>
  cells
    .map((cell, at) => tile(cell, left + columnOf(at) * (size + gap), top + rowOf(at) * (size + gap), size))
    .join('');

/** The product's logo: four tiles. */
const mark = (left: number, top: number): string =>
  [TEAL, OCHRE, TERRA, INK]
    .map((color, at) => rect(left + (at % 2) * 33, top + Math.floor(at / 2) * 33, 27, 27, 7, color))
    .join('');

const STEP = 30;

/** The shape of a result, told at arm's length: a column of tesserae for each row, then for each column. */
const shape = (lines: LineLengths, left: number, bottom: number): string =>
  lines
    .map((length, line) => {
      const x = left + line * STEP + (line < SIDE ? 0 : STEP / 2);
      const full = length === SIDE ? OCHRE : SHORTER;
      return Array.from({ length: SIDE }, (_, at) =>
        rect(x, bottom - (at + 1) * STEP, STEP - 5, STEP - 5, 6, at < length ? full : EMPTY),
      ).join('');
    })
    .join('');

const MARK_COLORS = { '20+': TEAL, '30+': OCHRE, '32': TERRA } as const;

/** What the score has reached, as a medal. */
function medal(score: number, x: number, y: number): string {
  const reached = scoreMark(score);
  if (reached === null) return '';
  const text = { face: 'display', size: 34, fill: PAPER, isCentered: true } as const;
  return rect(x, y, 92, 52, 14, MARK_COLORS[reached]) + lettering(reached, { ...text, x: x + 46, y: y + 26 });
}

/** The image of a result: the score and its shape on the left, the grid on the right. */
function resultImage({ cells, score, gameNumber, lines }: PictureOf<'result'>): string {
  const [size, gap] = [112, 12];
  const width = widthOf(size, gap);
  return (
    mark(MARGIN, 128) +
    lettering(PRODUCT, { face: 'display', size: 52, fill: INK, x: MARGIN + 80, y: 158 }) +
    lettering(TAGLINE, { face: 'text', size: 27, fill: INK_2, x: MARGIN, y: 222 }) +
    lettering(String(score), { face: 'display', size: 150, fill: OCHRE, x: MARGIN, y: 376 }) +
    lettering(`points in game #${gameNumber}`, { face: 'text', size: 38, fill: INK, x: MARGIN, y: 484 }) +
    shape(lines, MARGIN + 250, 432) +
    medal(score, MARGIN + 412, 458) +
    grid(cells, WIDTH - MARGIN - width, (HEIGHT - width) / 2, size, gap)
  );
}

function boardImage({ cells, score }: Board, left: number): string {
  const [size, gap, top] = [98, 10, 53];
  const middle = { x: left + widthOf(size, gap) / 2, isCentered: true };
  return (
    grid(cells, left, top, size, gap) +
    lettering(String(score), { face: 'display', size: 84, fill: OCHRE, ...middle, y: 535 })
  );
}

/** The image of a replay: both grids with their scores, and the product between them. */
function replayImage({ boards: [one, two] }: PictureOf<'replay'>): string {
  const middle = { x: WIDTH / 2, isCentered: true };
  return (
    boardImage(one, MARGIN) +
    mark(WIDTH / 2 - 30, 230) +
    lettering(PRODUCT, { face: 'display', size: 46, fill: INK, ...middle, y: 333 }) +
    lettering(REPLAY_TEXTS.replay, { face: 'text', size: 27, fill: INK_2, ...middle, y: 386 }) +
    boardImage(two, WIDTH - MARGIN - widthOf(98, 10))
  );
}

/** The image as SVG. */
export const pictureSvg = (picture: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
  rect(0, 0, WIDTH, HEIGHT, 0, PAPER) +
  (picture.kind === 'result' ? resultImage(picture) : replayImage(picture)) +
  '</svg>';
