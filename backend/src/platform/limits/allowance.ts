import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { OpenCounter } from './open-counter.js';

interface Used {
  readonly count: number;
  readonly resetsAt: number;
}

const NOTHING: Used = { count: 0, resetsAt: 0 };

/** What has been used, by the key with the name of its allowance before it. */
export type UsedByKey = LRUCache<string, Used>;

export const memoryFor = (max: number): UsedByKey => new LRUCache({ max });

const MAX_KEYS = 10_000;

/** How much each key may use in a window of time, counted in this process only. */
export class Allowance {
  private readonly inProgress = new OpenCounter();

  constructor(
    readonly points: number,
    private readonly windowMs: number,
    private readonly memory: UsedByKey = memoryFor(MAX_KEYS),
    private readonly name = '',
  ) {}

  /** Seconds until the key may have used less than `points`, as far as this process knows; 0 if it has. */
  secondsToWait(key: string, points = this.points): number {
    const { count, resetsAt } = this.current(key);
    if (count + this.inProgress.numberOf(key) < points) return 0;
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

  /** Something that may use up one more is in progress until the returned function is called. */
  begin(key: string): () => void {
    return this.inProgress.add(key);
  }

  protected remember(key: string, count: number, msToReset: number): void {
    this.memory.set(this.name + key, { count, resetsAt: performance.now() + msToReset });
  }

  private current(key: string): Used {
    const used = this.memory.get(this.name + key);
    return used && used.resetsAt > performance.now() ? used : NOTHING;
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
