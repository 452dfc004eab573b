interface Versioned {
  readonly version: number;
}

/**
 * The deliveries of one game to one connection. They are released in the order of their versions, each of
 * them once. Early ones are held until the previous ones, or a state that includes them, have arrived.
 */
export class GameQueue<Delivery extends Versioned> {
  private held: Delivery[] = [];

  /** `seen` is the version that the connection has; null until it has got its first state. */
  constructor(private seen: number | null) {}

  get version(): number | null {
    return this.seen;
  }

  /** Whether a delivery is held because previous ones are missing. */
  get hasGap(): boolean {
    return this.seen !== null && this.held.length > 0;
  }

  /** Adds a delivery. Returns what can be sent now. */
  offer(delivery: Delivery): Delivery[] {
    if (this.held.length === 0 && this.seen !== null && delivery.version === this.seen + 1) {
      this.seen = delivery.version;
      return [delivery];
    }
    this.held.push(delivery);
    return this.release();
  }

  /** Whether a state with this version is newer than what the connection has. */
  lacks(version: number): boolean {
    return this.seen === null || version > this.seen;
  }

  /** The connection now has this version. Returns what can be sent after it. */
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
