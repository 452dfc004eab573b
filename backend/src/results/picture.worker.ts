import sharp from 'sharp';
import { pictureSvg, type Picture } from './picture.js';

/** Drawing an image takes tens of milliseconds of computing. */
export default async function draw(picture: Picture): Promise<Uint8Array> {
  return sharp(Buffer.from(pictureSvg(picture)))
    .png({ palette: true })
    .toBuffer();
}
