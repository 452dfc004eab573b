import { availableParallelism } from 'node:os';
import { MAX_WAITING_PASSWORDS } from '@tessera/contracts/constants';
import { AppError } from '../../platform/requests/app-error.js';

interface Waiting {
  readonly rank: number;
  start(): void;
  reject(error: AppError): void;
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
  private readonly waiting: Waiting[] = [];
  private running = 0;
  private isResting = false;

  constructor(
    private readonly atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
    private readonly max: number = MAX_WAITING_PASSWORDS,
  ) {}

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
      const index = this.waiting.findIndex((other) => other.rank > rank);
      this.waiting.splice(index < 0 ? this.waiting.length : index, 0, { rank, start, reject });
      this.startNext();
      if (this.waiting.length > this.max) this.waiting.pop()?.reject(busy());
    });
  }

  private startNext(): void {
    const [next] = this.waiting;
    if (!next || this.running >= this.atOnce) return;
    if (this.isResting && next.rank > LAST_HURRIED_RANK) return;
    this.waiting.shift();
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

const busy = () => new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
