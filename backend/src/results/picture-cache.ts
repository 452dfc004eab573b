import { endOf, isOverEverywhere, type PlainDate } from '@tessera/rules';
import { LRUCache } from 'lru-cache';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Clock } from '../platform/clock/clock.js';
import { WorkerPool } from '../platform/workers/worker-pool.js';
import type { Picture } from './picture.js';

/** Draws preview images. */
@Injectable()
export class PicturePool implements OnModuleDestroy {
  private readonly workers = new WorkerPool<Picture, Uint8Array>({
    entry: '#picture-worker',
    // About a minute of drawing.
    maxTasks: 200,
    retryAfterSeconds: 5,
  });

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }

  async draw(picture: Picture): Promise<Buffer> {
    return Buffer.from(await this.workers.run(picture));
  }
}

/** Each has up to two pictures of about 30 kB. */
const MAX_THINGS = 300;
/** How long a cached picture is sent without checking whether its thing is still shared. */
const RECHECK_MS = 5000;
/** Together with the check above, a picture is gone 10 seconds after its share has ended. */
const FRESH_SECONDS = 5;

/** Grids as a picture: their letters, or only which cells score. */
export type Form = 'letters' | 'squares';

/** What pictures are drawn of: something that is shared. */
export interface Pictured<Thing> {
  find(shareId: string): Promise<Thing>;
  /** Throws if it is no longer shared. */
  check(shareId: string): Promise<unknown>;
  /** The date of whose daily it has the letters; null if they can't spoil anything. */
  dateOf(thing: Thing): PlainDate | null;
  pictureOf(thing: Thing, form: Form): Picture;
}

interface Cached<Thing> {
  readonly thing: Promise<Thing>;
  readonly pictures: Partial<Record<Form, Promise<Buffer>>>;
  checkedAt: number;
}

interface SentPicture {
  readonly png: Buffer;
  /** How long caches may keep it: never beyond the moment at which the letters appear. */
  readonly freshSeconds: number;
}

/**
 * The preview images of shared things. Until a thing's date is over everywhere, they show squares instead of letters.
 * Each is drawn once, and cached while it is in demand.
 */
export class PictureCache<Thing> {
  private readonly cache = new LRUCache<string, Cached<Thing>>({ max: MAX_THINGS });

  constructor(
    private readonly pictured: Pictured<Thing>,
    private readonly pool: PicturePool,
    private readonly clock: Clock,
  ) {}

  /**
   * A PNG of the form that is requested, or of squares if the letters are a spoiler. Rejects if there is no such
   * thing, or it is no longer shared.
   */
  async of(shareId: string, requested: Form): Promise<SentPicture> {
    const cached = await this.checked(shareId);
    const thing = await cached.thing;
    const date = this.pictured.dateOf(thing);
    const isSpoiler = date !== null && !isOverEverywhere(date, this.clock.now());
    const form = isSpoiler ? 'squares' : requested;
    const png = await this.drawOnce(cached, thing, form);
    const isFinal = date === null || form === requested;
    return { png, freshSeconds: isFinal ? FRESH_SECONDS : this.secondsUntilLetters(date) };
  }

  private async checked(shareId: string): Promise<Cached<Thing>> {
    const checkedAt = this.clock.now();
    const cached = this.cache.get(shareId);
    if (!cached) return this.read(shareId, checkedAt);
    if (checkedAt - cached.checkedAt >= RECHECK_MS) {
      await this.pictured.check(shareId);
      cached.checkedAt = checkedAt;
    }
    return cached;
  }

  private read(shareId: string, checkedAt: number): Cached<Thing> {
    const read = { thing: this.pictured.find(shareId), pictures: {}, checkedAt };
    this.cache.set(shareId, read);
    // The next request tries again.
    read.thing.catch(() => this.cache.delete(shareId));
    return read;
  }

  private drawOnce({ pictures }: Cached<Thing>, thing: Thing, form: Form): Promise<Buffer> {
    const drawn = pictures[form];
    if (drawn) return drawn;
    const picture = this.pool.draw(this.pictured.pictureOf(thing, form));
    pictures[form] = picture;
    // The next request tries again.
    picture.catch(() => delete pictures[form]);
    return picture;
  }

  private secondsUntilLetters(date: PlainDate): number {
    const seconds = Math.floor((endOf(date) - this.clock.now()) / 1000);
    return Math.min(FRESH_SECONDS, Math.max(0, seconds));
  }
}
