import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

interface Known {
  /** Requests that are being counted. */
  inFlight: number;
  /** How many more the last response allowed. */
  remaining: number;
  resetsAt: number;
}

/**
 * Remembers which callers have used up a limit, including what is still being counted. Rejecting them then
 * takes no request to Redis, however many requests they send at once.
 */
export class LocalAllowance {
  /** Only callers who are being counted or have nothing left. */
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly points: number,
  ) {}

  /** 0 if the caller may have allowance left. */
  secondsToWait(key: string): number {
    const caller = this.known.get(key);
    if (!caller || caller.inFlight < caller.remaining) return 0;
    return seconds(caller.resetsAt - Date.now());
  }

  /** Counts one more request; 0 if it is allowed, otherwise the seconds until the next attempt. */
  async consume(key: string): Promise<number> {
    const caller = this.known.get(key) ?? { inFlight: 0, remaining: this.points, resetsAt: 0 };
    this.known.set(key, caller);
    caller.inFlight += 1;
    let isAllowed = true;
    const result = await this.limiter
      .consume(key)
      .catch((rejected: unknown) => {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        isAllowed = false;
        return rejected;
      })
      .finally(() => {
        caller.inFlight -= 1;
        if (caller.inFlight === 0) this.known.delete(key);
      });
    caller.remaining = result.remainingPoints;
    caller.resetsAt = Date.now() + result.msBeforeNext;
    if (caller.remaining === 0) this.block(key, caller, result.msBeforeNext);
    return isAllowed ? 0 : seconds(result.msBeforeNext);
  }

  private block(key: string, caller: Known, milliseconds: number): void {
    if (caller.inFlight > 0) return;
    this.known.set(key, caller);
    setTimeout(() => this.known.delete(key), milliseconds).unref();
  }
}

const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));
