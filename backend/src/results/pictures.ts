import { Injectable } from '@nestjs/common';
import { cellsOf } from '@tessera/rules';
import { LRUCache } from 'lru-cache';
import type { Picture } from './picture-layout.js';
import { PicturePool } from './picture-pool.js';
import type { SharedResult } from './shared-result.js';
import { SharedResults } from './shared-results.js';

/** About 30 kB each. */
const MAX_PICTURES = 300;

/** The preview images of shared results. Each is drawn once, and cached while it is in demand. */
@Injectable()
export class Pictures {
  private readonly cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_PICTURES });

  constructor(
    private readonly results: SharedResults,
    private readonly pool: PicturePool,
  ) {}

  /** A PNG. Rejects if there is no such result. */
  of(shareId: string): Promise<Buffer> {
    const cached = this.cache.get(shareId);
    if (cached) return cached;
    const picture = this.draw(shareId);
    this.cache.set(shareId, picture);
    // The next request tries again.
    picture.catch(() => this.cache.delete(shareId));
    return picture;
  }

  private async draw(shareId: string): Promise<Buffer> {
    return this.pool.draw(pictureOf(await this.results.find(shareId)));
  }
}

function pictureOf({ gameNumber, score, grid, words }: SharedResult): Picture {
  const scoring = new Set(words.flatMap(cellsOf));
  const cells = grid.map((letter, cell) => ({ letter: letter ?? '', scores: scoring.has(cell) }));
  return { gameNumber, score, cells };
}
