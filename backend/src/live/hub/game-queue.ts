interface Versioned {
  readonly version: number;
}

/**
 * What one connection has seen of one game. Deliveries come out in the order of their versions, each
 * once; what comes too early is held until the ones before it, or a state that covers them, are there.
 */
export class GameQueue<Delivery extends Versioned> {
  private held: Delivery[] = [];

  /** `seen` is the version that the connection has; null until its first state is there. */
  constructor(private seen: number | null) {}

  get version(): number | null {
    return this.seen;
  }

  /** Is something held whose predecessors did not come? */
  get hasGap(): boolean {
    return this.seen !== null && this.held.length > 0;
  }

  /** Takes a delivery; answers what is to be sent now. */
  offer(delivery: Delivery): Delivery[] {
    if (this.held.length === 0 && this.seen !== null && delivery.version === this.seen + 1) {
      this.seen = delivery.version;
      return [delivery];
    }
    this.held.push(delivery);
    return this.release();
  }

  /** Is a state of this version news for the connection? */
  lacks(version: number): boolean {
    return this.seen === null || version > this.seen;
  }

  /** The connection has this version now; answers what is to be sent after it. */
  reach(version: number): Delivery[] {
    if (this.lacks(version)) this.seen = version;
    return this.release();
  }

  private release(): Delivery[] {
    if (this.seen === null) return [];
    const ready: Delivery[] = [];
    for (const delivery of this.held.sort((a, b) => a.version - b.version)) {
      if (delivery.version !== this.seen + 1) continue;
      ready.push(delivery);
      this.seen = delivery.version;
    }
    const { seen } = this;
    this.held = this.held.filter(({ version }) => version > seen);
    return ready;
  }
}
