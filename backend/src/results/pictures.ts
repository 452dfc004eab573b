import { Injectable } from '@nestjs/common';
import { cellsOf } from '@tessera/rules';
import type { Picture } from './picture-layout.js';
import { PicturePool } from './picture-pool.js';
import { SharedResults, type SharedResult } from './shared-results.js';

/** Of some 30 KB each. */
const MOST_KEPT = 300;

/** The pictures of shared results: drawn once, and kept while they are asked for. */
@Injectable()
export class Pictures {
  /** In the order in which they were asked for last. */
  private readonly kept = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly results: SharedResults,
    private readonly pool: PicturePool,
  ) {}

  /** A PNG. Rejected for an address that is none. */
  async of(shareId: string): Promise<Buffer> {
    const picture = this.kept.get(shareId) ?? this.draw(shareId);
    this.kept.delete(shareId);
    this.kept.set(shareId, picture);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    // What could not be drawn, or is no address now, may be later.
    picture.catch(() => this.kept.delete(shareId));
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
