import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LIMITS } from '@tessera/contracts/constants';
import satori from 'satori';
import sharp from 'sharp';
import { pictureLayout, type Picture } from './picture-layout.js';
import { DISPLAY_FONT, TEXT_FONT } from './picture-parts.js';

const { resolve } = createRequire(import.meta.url);
const font = (name: string, file: string, weight: 400 | 600) => ({
  name,
  weight,
  style: 'normal' as const,
  data: readFileSync(resolve(`@fontsource/${file}-latin-${weight}-normal.woff`)),
});

const size = { width: LIMITS.SHARE_PICTURE_WIDTH, height: LIMITS.SHARE_PICTURE_HEIGHT };
const options = {
  ...size,
  fonts: [font(TEXT_FONT, 'inter/files/inter', 400), font(DISPLAY_FONT, 'fraunces/files/fraunces', 600)],
};

/** Laying out an image takes tens of milliseconds of computing. */
export default async function draw(picture: Picture): Promise<Uint8Array> {
  // Typed for React nodes, but it reads only `type` and `props`.
  const svg = await satori(pictureLayout(picture) as Parameters<typeof satori>[0], options);
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
