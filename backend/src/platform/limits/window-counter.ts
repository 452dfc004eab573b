/** Counts per key in windows of fixed length, in this process only. */
export class WindowCounter {
  private counts = new Map<string, number>();
  private endsAt = 0;

  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
  ) {}

  /** Counts one more; 0 if it is allowed, otherwise the seconds until the next attempt. */
  take(key: string): number {
    const now = performance.now();
    if (now >= this.endsAt) {
      this.counts = new Map();
      this.endsAt = now + this.milliseconds;
    }
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most) return Math.ceil((this.endsAt - now) / 1000);
    this.counts.set(key, count + 1);
    return 0;
  }
}
