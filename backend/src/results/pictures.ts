import { Injectable } from '@nestjs/common';
import { endOf, isOverEverywhere, scoringCells } from '@tessera/rules';
import { LRUCache } from 'lru-cache';
import { Clock } from '../platform/clock/clock.js';
import type { Picture } from './picture-layout.js';
import { PicturePool } from './picture-pool.js';
import { DEMO_SHARE_ID } from './demo-result.js';
import type { SharedResult } from './shared-result.js';
import { SharedResults } from './shared-results.js';

/** Each has up to two pictures of about 30 kB. */
const MAX_RESULTS = 300;
/** How long a cached picture is sent without checking whether its result is still shared. */
const RECHECK_MS = 5000;
/** Together with the check above, a picture is gone 10 seconds after its share has ended. */
const FRESH_SECONDS = 5;

/** A grid as a picture: its letters, or only which cells score. */
type Form = 'letters' | 'squares';

interface CachedResult {
  readonly result: Promise<SharedResult>;
  readonly pictures: Partial<Record<Form, Promise<Buffer>>>;
  checkedAt: number;
}

export interface SentPicture {
  readonly png: Buffer;
  /** How long caches may keep it: never beyond the moment at which the letters appear. */
  readonly freshSeconds: number;
}

/**
 * The preview images of shared results. Until a result's date is over everywhere, they show squares instead of
 * letters. Each is drawn once, and cached while it is in demand.
 */
@Injectable()
export class Pictures {
  private readonly cache = new LRUCache<string, CachedResult>({ max: MAX_RESULTS });

  constructor(
    private readonly results: SharedResults,
    private readonly pool: PicturePool,
    private readonly clock: Clock,
  ) {}

  /**
   * A PNG of the form that is asked for, or of squares if the letters are a spoiler. Rejects if there is no
   * such result, or it is no longer shared.
   */
  async of(shareId: string, asked: Form): Promise<SentPicture> {
    const cached = await this.checked(shareId);
    const result = await cached.result;
    const form = isOverEverywhere(result.date, this.clock.now()) ? asked : 'squares';
    const png = await this.drawOnce(cached, result, form);
    return { png, freshSeconds: form === asked ? FRESH_SECONDS : this.secondsUntilLetters(result) };
  }

  private async checked(shareId: string): Promise<CachedResult> {
    const checkedAt = this.clock.now();
    const cached = this.cache.get(shareId);
    if (!cached) return this.read(shareId, checkedAt);
    if (checkedAt - cached.checkedAt >= RECHECK_MS && shareId !== DEMO_SHARE_ID) {
      await this.results.requireShared(shareId);
      cached.checkedAt = checkedAt;
    }
    return cached;
  }

  private read(shareId: string, checkedAt: number): CachedResult {
    const read = { result: this.results.find(shareId), pictures: {}, checkedAt };
    this.cache.set(shareId, read);
    // The next request tries again.
    read.result.catch(() => this.cache.delete(shareId));
    return read;
  }

  private drawOnce({ pictures }: CachedResult, result: SharedResult, form: Form): Promise<Buffer> {
    const drawn = pictures[form];
    if (drawn) return drawn;
    const picture = this.pool.draw(pictureOf(result, form));
    pictures[form] = picture;
    // The next request tries again.
    picture.catch(() => delete pictures[form]);
    return picture;
  }

  private secondsUntilLetters({ date }: SharedResult): number {
    const seconds = Math.floor((endOf(date) - this.clock.now()) / 1000);
    return Math.min(FRESH_SECONDS, Math.max(0, seconds));
  }
}

/** As squares, it depends only on the game number, the score and the pattern. */
const pictureOf = ({ gameNumber, score, grid, words }: SharedResult, form: Form): Picture => ({
  ...{ gameNumber, score },
  cells: scoringCells(words).map((scores, cell) => ({
    letter: form === 'letters' ? (grid[cell] ?? null) : null,
    scores,
  })),
});
