import { availableParallelism } from 'node:os';
import { MOST_WAITING_PASSWORDS } from '@tessera/contracts/constants';
import { AppError } from '../platform/http/app-error.js';

interface Waiting {
  readonly rank: number;
  start(): void;
  reject(error: AppError): void;
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Lets only a few passwords be hashed at once, so that a flood of them neither fills the thread pool nor takes
 * all cores. The lowest rank is next. If too many wait, the one with the highest rank is rejected.
 */
export class HashQueue {
  private readonly waiting: Waiting[] = [];
  private running = 0;

  constructor(
    private readonly atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
    private readonly most: number = MOST_WAITING_PASSWORDS,
  ) {}

  async run<Result>(rank: number, work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn(rank);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Whoever is next takes over this place.
      if (next) next.start();
      else this.running -= 1;
    }
  }

  private turn(rank: number): Promise<void> {
    return new Promise((start, reject) => {
      const index = this.waiting.findIndex((other) => other.rank > rank);
      this.waiting.splice(index < 0 ? this.waiting.length : index, 0, { rank, start, reject });
      if (this.waiting.length > this.most) this.waiting.pop()?.reject(busy());
    });
  }
}

const busy = () => new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
