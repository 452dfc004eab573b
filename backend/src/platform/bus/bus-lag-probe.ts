/** An echo that takes longer is not waited for: the next one is sent when this one is given up. */
const EVERY_MS = 2000;

/**
 * How long a message takes through the bus: this instance hears its own calls, so no two clocks are compared.
 * While a call is unanswered the lag is at least its age, so a bus that is gone shows as a lag that grows.
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
    // A call that got lost is repeated, and its age counts from the first one.
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
