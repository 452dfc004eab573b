import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** What this process knows about a key. */
export interface Known {
  /** How much had been used, according to the last response. */
  used: number;
  resetsAt: number;
  /** What may use up one more each. */
  inProgress: number;
}

/** A key of an allowance, such as an address. */
export interface Source {
  readonly allowance: Allowance;
  readonly key: string;
}

const NOTHING: Readonly<Known> = { used: 0, resetsAt: -Infinity, inProgress: 0 };

/**
 * How much each key may use in a window of fixed length. Remembers what has been used, and what is in progress. So a
 * caller with nothing left is rejected without a request to Redis, however many requests it sends at once.
 */
export class Allowance {
  constructor(
    readonly points: number,
    private readonly limiter: Pick<RateLimiterAbstract, 'penalty' | 'reward'>,
    private readonly known = new LRUCache<string, Known>({ max: 1000 }),
    private readonly name = '',
  ) {}

  /** Seconds until the key may have used less than `points`, as far as this process knows; 0 if it has. */
  secondsToWait(key: string, points = this.points): number {
    const { inProgress, resetsAt } = this.knownOf(key) ?? NOTHING;
    if (this.used(key) + inProgress < points) return 0;
    return Math.max(1, Math.ceil((resetsAt - performance.now()) / 1000));
  }

  /** How much the key has used, as far as this process knows. */
  used(key: string): number {
    const { used, resetsAt } = this.knownOf(key) ?? NOTHING;
    return resetsAt > performance.now() ? used : 0;
  }

  /** Uses up one more. Returns the seconds until the next attempt if that was too much, otherwise 0. */
  async spend(key: string): Promise<number> {
    const end = this.begin(key);
    try {
      const response = await this.limiter.penalty(key);
      end();
      return this.remember(key, response) > this.points ? this.secondsToWait(key) : 0;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Something that may use up one more is in progress until the returned function is called. */
  begin(key: string): () => void {
    const known = this.knownOf(key) ?? { ...NOTHING };
    known.inProgress += 1;
    this.known.set(this.name + key, known);
    return () => {
      known.inProgress -= 1;
    };
  }

  /** Uses up one more. Returns how much has been used. */
  async count(key: string): Promise<number> {
    return this.remember(key, await this.limiter.penalty(key));
  }

  async takeBack(key: string): Promise<void> {
    this.remember(key, await this.limiter.reward(key));
  }

  private knownOf(key: string): Known | undefined {
    return this.known.get(this.name + key);
  }

  private remember(key: string, { consumedPoints: used, msBeforeNext }: RateLimiterRes): number {
    const resetsAt = performance.now() + msBeforeNext;
    const known = this.knownOf(key);
    if (known) Object.assign(known, { used, resetsAt });
    else this.known.set(this.name + key, { used, resetsAt, inProgress: 0 });
    return used;
  }
}
