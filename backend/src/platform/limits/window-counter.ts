/** Counts per key in windows of fixed length, in this process only. */
export class WindowCounter {
  private counts = new Map<string, number>();
  private endsAt = 0;

  constructor(
    private readonly max: number,
    private readonly milliseconds: number,
  ) {}

  /** 0 if one more is allowed, otherwise the seconds until the next attempt. */
  secondsToWait(key: string): number {
    const now = performance.now();
    if (now >= this.endsAt) {
      this.counts = new Map();
      this.endsAt = now + this.milliseconds;
    }
    return this.numberOf(key) >= this.max ? Math.ceil((this.endsAt - now) / 1000) : 0;
  }

  /** Counts one more if it is allowed. */
  take(key: string): number {
    const wait = this.secondsToWait(key);
    if (wait === 0) this.counts.set(key, this.numberOf(key) + 1);
    return wait;
  }

  /** As of the last window in which anything was asked. */
  numberOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}
