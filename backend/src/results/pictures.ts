import { Injectable } from '@nestjs/common';
import { cellsOf } from '@tessera/rules';
import { LRUCache } from 'lru-cache';
import { Clock } from '../platform/clock/clock.js';
import type { Picture } from './picture-layout.js';
import { PicturePool } from './picture-pool.js';
import { DEMO_SHARE_ID } from './demo-result.js';
import type { SharedResult } from './shared-result.js';
import { SharedResults } from './shared-results.js';

/** About 30 kB each. */
const MAX_PICTURES = 300;
/** How long a cached picture is sent without checking whether its result is still shared. */
const RECHECK_MS = 5000;

interface CachedPicture {
  readonly picture: Promise<Buffer>;
  checkedAt: number;
}

/** The preview images of shared results. Each is drawn once, and cached while it is in demand. */
@Injectable()
export class Pictures {
  private readonly cache = new LRUCache<string, CachedPicture>({ max: MAX_PICTURES });

  constructor(
    private readonly results: SharedResults,
    private readonly pool: PicturePool,
    private readonly clock: Clock,
  ) {}

  /** A PNG. Rejects if there is no such result, or it is no longer shared. */
  async of(shareId: string): Promise<Buffer> {
    const checkedAt = this.clock.now();
    const cached = this.cache.get(shareId);
    if (!cached) return this.drawOnce(shareId, checkedAt);
    if (checkedAt - cached.checkedAt >= RECHECK_MS && shareId !== DEMO_SHARE_ID) {
      await this.results.requireShared(shareId);
      cached.checkedAt = checkedAt;
    }
    return cached.picture;
  }

  private drawOnce(shareId: string, checkedAt: number): Promise<Buffer> {
    const picture = this.draw(shareId);
    this.cache.set(shareId, { picture, checkedAt });
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
