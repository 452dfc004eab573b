import glyphs from './glyphs.json' with { type: 'json' };

/** A font's printable ASCII characters: outlines, widths and kerning in thousandths of the font's size. */
interface Face {
  readonly capHeight: number;
  readonly outlines: Readonly<Record<string, string>>;
  readonly advances: Readonly<Record<string, number>>;
  readonly kerning: Readonly<Record<string, number>>;
}

const FACES: Readonly<Record<'display' | 'text', Face>> = glyphs;
const UNITS = 1000;

interface Lettering {
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly fill: string;
  /** The left end of the text or, with `isCentered`, its middle. */
  readonly x: number;
  /** The middle of a capital letter. */
  readonly y: number;
  readonly isCentered?: boolean;
}

/** A line of text as SVG paths, so that drawing it needs no fonts. Characters beyond ASCII are left out. */
export function lettering(text: string, { face, size, fill, x, y, isCentered = false }: Lettering): string {
  const { capHeight, outlines, advances, kerning } = FACES[face];
  const paths: string[] = [];
  let width = 0;
  for (const [at, character] of [...text].entries()) {
    const pair = (text[at - 1] ?? '') + character;
    width += kerning[pair] ?? 0;
    if (outlines[character]) paths.push(`<path transform="translate(${width})" d="${outlines[character]}"/>`);
    width += advances[character] ?? 0;
  }
  const scale = size / UNITS;
  const left = isCentered ? x - (width * scale) / 2 : x;
  const baseline = y + (capHeight * scale) / 2;
  return `<g fill="${fill}" transform="translate(${left.toFixed(2)} ${baseline.toFixed(2)}) scale(${scale})">${paths.join('')}</g>`;
}
