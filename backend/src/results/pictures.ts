import { Injectable } from '@nestjs/common';
import { lineLengths, scoringCells } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { DEMO_SHARE_ID } from './demo-result.js';
import { PictureCache, type Form, type SentPicture } from './picture-cache.js';
import type { Picture } from './picture.js';
import { PicturePool } from './picture-pool.js';
import type { SharedResult } from './shared-result.js';
import { SharedResults } from './shared-results.js';

/** The preview images of shared results. */
@Injectable()
export class Pictures {
  private readonly cache: PictureCache<SharedResult>;

  constructor(results: SharedResults, pool: PicturePool, clock: Clock) {
    this.cache = new PictureCache(
      {
        find: (shareId) => results.find(shareId),
        check: async (shareId) => {
          if (shareId !== DEMO_SHARE_ID) await results.requireShared(shareId);
        },
        dateOf: ({ date }) => date,
        pictureOf,
      },
      pool,
      clock,
    );
  }

  of(shareId: string, requested: Form): Promise<SentPicture> {
    return this.cache.of(shareId, requested);
  }
}

/** As squares, it depends only on the game number, the score, the pattern and the lengths of the words. */
const pictureOf = ({ gameNumber, score, grid, words }: SharedResult, form: Form): Picture => ({
  kind: 'result',
  gameNumber,
  score,
  lines: lineLengths(words),
  cells: scoringCells(words).map((scores, cell) => ({
    letter: form === 'letters' ? (grid[cell] ?? null) : null,
    scores,
  })),
});
