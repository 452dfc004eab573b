import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

interface Used {
  readonly count: number;
  readonly resetsAt: number;
}

const NOTHING: Used = { count: 0, resetsAt: 0 };

/** What has been used, by the key with the name of its allowance before it. */
export type UsedByKey = LRUCache<string, Used>;

export const memoryFor = (max: number): UsedByKey => new LRUCache({ max });

const MAX_KEYS = 10_000;

/** How much each key may use in a window of time, or have in progress, counted in this process only. */
export class Allowance {
  private readonly inProgress = new Map<string, number>();

  constructor(
    readonly points: number,
    /** Needed only for what is used up. */
    private readonly windowMs = 0,
    private memory?: UsedByKey,
    private readonly name = '',
  ) {}

  /** Seconds until the key may have used less than `points`, as far as this process knows; 0 if it has. */
  secondsToWait(key: string, points = this.points): number {
    const { count, resetsAt } = this.current(key);
    if (count + this.numberInProgress(key) < points) return 0;
    return Math.max(1, Math.ceil((resetsAt - performance.now()) / 1000));
  }

  /** How much the key has used, as far as this process knows. */
  used(key: string): number {
    return this.current(key).count;
  }

  /** Uses up one more, if it is left. Otherwise, returns the seconds until the next attempt. */
  take(key: string): number {
    const wait = this.secondsToWait(key);
    if (wait > 0) return wait;
    const { count, resetsAt } = this.current(key);
    const msToReset = count === 0 ? this.windowMs : resetsAt - performance.now();
    this.remember(key, count + 1, msToReset);
    return 0;
  }

  /**
   * One more is in progress, and counts as used until the returned function is called, which returns whether this was
   * the first time.
   */
  begin(key: string): () => boolean {
    this.inProgress.set(key, this.numberInProgress(key) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return false;
      hasEnded = true;
      const left = this.numberInProgress(key) - 1;
      if (left > 0) this.inProgress.set(key, left);
      else this.inProgress.delete(key);
      return true;
    };
  }

  protected remember(key: string, count: number, msToReset: number): void {
    this.memory ??= memoryFor(MAX_KEYS);
    this.memory.set(this.name + key, { count, resetsAt: performance.now() + msToReset });
  }

  private current(key: string): Used {
    const used = this.memory?.get(this.name + key);
    return used && used.resetsAt > performance.now() ? used : NOTHING;
  }

  private numberInProgress(key: string): number {
    return this.inProgress.get(key) ?? 0;
  }
}

/**
 * An allowance that is counted for all instances. This one remembers the last response and what is still in progress. So
 * a caller with nothing left is rejected without a request to Redis, however many requests it sends at once.
 */
export class SharedAllowance extends Allowance {
  constructor(
    private readonly limiter: Pick<RateLimiterAbstract, 'points' | 'msDuration' | 'penalty' | 'reward'>,
    memory?: UsedByKey,
    name?: string,
  ) {
    super(limiter.points, limiter.msDuration, memory, name);
  }

  /** Uses up one more. Returns the seconds until the next attempt if that was too much, otherwise 0. */
  async spend(key: string): Promise<number> {
    const response = this.limiter.penalty(key).finally(this.begin(key));
    return this.learn(key, await response) > this.points ? this.secondsToWait(key) : 0;
  }

  /** Uses up one more. Returns how much has been used. */
  async count(key: string): Promise<number> {
    return this.learn(key, await this.limiter.penalty(key));
  }

  async takeBack(key: string): Promise<void> {
    this.learn(key, await this.limiter.reward(key));
  }

  private learn(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes): number {
    this.remember(key, consumedPoints, msBeforeNext);
    return consumedPoints;
  }
}

/** A key of an allowance, such as an address. */
export interface Source {
  readonly allowance: SharedAllowance;
  readonly key: string;
}
