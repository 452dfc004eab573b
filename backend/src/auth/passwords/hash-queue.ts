import { availableParallelism } from 'node:os';
import { MAX_WAITING_PASSWORDS } from '@tessera/contracts/constants';
import { BoundedQueue, type Waiting } from '../../platform/limits/bounded-queue.js';
import { AppError } from '../../platform/requests/app-error.js';

interface WaitingHash extends Waiting {
  start(): void;
}

const RETRY_AFTER_SECONDS = 2;
/** Work of a higher rank has to pause between runs. */
const LAST_HURRIED_RANK = 5;
/** How long that pause is, as a multiple of the run before it. */
const REST_FACTOR = 5;

/**
 * Hashes only a few passwords at the same time, so that a flood of them neither fills the thread pool nor takes
 * all cores. The lowest rank goes first. Work of a high rank uses its cores for about a sixth of the time. If
 * too many wait, the one with the highest rank is rejected.
 */
export class HashQueue {
  private readonly waiting: BoundedQueue<WaitingHash>;
  private running = 0;
  private isResting = false;

  constructor(
    private readonly atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
    max: number = MAX_WAITING_PASSWORDS,
  ) {
    this.waiting = new BoundedQueue(max);
  }

  async run<Result>(rank: number, work: () => Promise<Result>): Promise<Result> {
    await this.turn(rank);
    const since = performance.now();
    try {
      return await work();
    } finally {
      this.running -= 1;
      if (rank > LAST_HURRIED_RANK) this.rest(REST_FACTOR * (performance.now() - since));
      this.startNext();
    }
  }

  private turn(rank: number): Promise<void> {
    return new Promise((start, reject) => {
      const evict = () => reject(new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      if (!this.waiting.add({ rank, start, evict })) evict();
      this.startNext();
    });
  }

  private startNext(): void {
    const next = this.waiting.first;
    if (!next || this.running >= this.atOnce) return;
    if (this.isResting && next.rank > LAST_HURRIED_RANK) return;
    this.waiting.remove(next);
    this.running += 1;
    next.start();
  }

  private rest(ms: number): void {
    this.isResting = true;
    setTimeout(() => {
      this.isResting = false;
      this.startNext();
    }, ms).unref();
  }
}
