/** A probe that takes longer is given up, and the next one is sent. */
const EVERY_MS = 2000;

/**
 * Measures how long a message takes through the bus. This instance receives its own probes, so no two clocks
 * are compared. The lag is at least the age of an unanswered probe, so it keeps growing while the bus is
 * down.
 */
export class BusLagProbe {
  private sentAt: number | undefined;
  private call = 0;
  private last = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly send: (call: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => this.ask(), EVERY_MS).unref();
  }

  ask(): void {
    // A lost probe is repeated, but its age counts from the first attempt.
    this.sentAt ??= this.now();
    this.send(++this.call);
  }

  receive(call: unknown): void {
    if (call !== this.call || this.sentAt === undefined) return;
    this.last = (this.now() - this.sentAt) / 1000;
    this.sentAt = undefined;
  }

  get lagSeconds(): number {
    const age = this.sentAt === undefined ? 0 : (this.now() - this.sentAt) / 1000;
    return Math.max(this.last, age);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
