// `npm run glyphs -w backend` writes the outlines with which preview images are drawn, so that the server needs neither
// fonts nor a program that lays out text: the printable ASCII characters of both fonts, in thousandths of their size.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { parse } = require('opentype.js');
const UNITS = 1000;
const CHARACTERS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** The library's own text of a path lacks spaces before zeros. */
const outlineOf = (glyph) =>
  glyph
    .getPath(0, 0, UNITS)
    .commands.map(({ type, ...at }) => {
      const numbers = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].filter((name) => name in at).map((name) => at[name]);
      return type + numbers.map(Math.round).join(' ');
    })
    .join('');

function faceOf(file) {
  const woff = readFileSync(require.resolve(`@fontsource/${file}-normal.woff`));
  const font = parse(woff.buffer.slice(woff.byteOffset, woff.byteOffset + woff.byteLength));
  const scale = UNITS / font.unitsPerEm;
  const glyphs = CHARACTERS.map((one) => font.charToGlyph(one));
  const kerning = {};
  for (const [at, left] of glyphs.entries()) {
    for (const [to, right] of glyphs.entries()) {
      const move = Math.round(font.getKerningValue(left, right) * scale);
      if (move !== 0) kerning[CHARACTERS[at] + CHARACTERS[to]] = move;
    }
  }
  return {
    capHeight: Math.round(font.charToGlyph('H').getBoundingBox().y2 * scale),
    outlines: Object.fromEntries(glyphs.map((glyph, at) => [CHARACTERS[at], outlineOf(glyph)])),
    advances: Object.fromEntries(
      glyphs.map((glyph, at) => [CHARACTERS[at], Math.round(glyph.advanceWidth * scale)]),
    ),
    kerning,
  };
}

const faces = {
  display: faceOf('fraunces/files/fraunces-latin-600'),
  text: faceOf('inter/files/inter-latin-400'),
};
const file = path.join(import.meta.dirname, '../src/results/glyphs.json');
writeFileSync(file, `${JSON.stringify(faces, null, 2)}\n`);
