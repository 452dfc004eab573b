/** Calls it in the next turn of the event loop, or later. */
type NextTurn = (task: () => void) => void;

/** Turns that are `ms` milliseconds long. */
export const apart =
  (ms: number): NextTurn =>
  (task) =>
    setTimeout(task, ms).unref();

/**
 * Starts at most one request of each address per turn, in order, so that a burst of expensive requests from one
 * address doesn't keep the others waiting. A lone request starts immediately.
 */
export class FairScheduler {
  /** What waits, by the addresses of which a request has started in this turn. */
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly nextTurn: NextTurn = setImmediate) {}

  run(address: string, start: () => void): void {
    const queue = this.waiting.get(address);
    if (queue) return void queue.push(start);
    if (this.waiting.size === 0) this.schedule();
    this.waiting.set(address, []);
    start();
  }

  private schedule(): void {
    this.nextTurn(() => this.startNext());
  }

  private startNext(): void {
    for (const [address, queue] of [...this.waiting]) {
      const next = queue.shift();
      if (next) next();
      else this.waiting.delete(address);
    }
    if (this.waiting.size > 0) this.schedule();
  }
}
