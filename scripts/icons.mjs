// `npm run icons` draws the icons of the installed app from their SVGs into frontend/public/icons.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './workspace.mjs';

// A dependency of the backend, for the images of shared results.
const sharp = createRequire(path.join(root, 'backend/package.json'))('sharp');

const ICONS = [
  { drawing: 'app', size: 192, file: 'app-192' },
  { drawing: 'app', size: 512, file: 'app-512' },
  { drawing: 'maskable', size: 192, file: 'maskable-192' },
  { drawing: 'maskable', size: 512, file: 'maskable-512' },
  // iOS rounds the corners itself, and shows transparency as black.
  { drawing: 'maskable', size: 180, file: 'apple-touch-icon' },
];

const target = path.join(root, 'frontend/public/icons');
await mkdir(target, { recursive: true });
for (const { drawing, size, file } of ICONS) {
  const svg = path.join(root, `frontend/icons/${drawing}.svg`);
  // Drawn at the final size instead of being scaled down.
  await sharp(svg, { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(target, `${file}.png`));
}
