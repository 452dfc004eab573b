import type { Manifest } from '../packaging/manifests.js';

export function translated(objects: readonly Manifest[]): { objects: Manifest[]; changes: string[] };
