import type { Image } from './dockerfile.mjs';

export function assembleImage(folder: string, options: { built: boolean }): { app: string; image: Image };

export function copyContext(to: string, options: { withDist: boolean }): void;
