import { BoundedQueue, type Waiting } from './bounded-queue.js';

interface WaitingWork extends Waiting {
  /** Has to call `hold`. */
  start(): void;
}

interface Hooks {
  /** Whether waiting work of this rank may start now. */
  readonly mayStart?: (rank: number) => boolean;
  /** Called when work is done, nothing waits, and more could start. */
  readonly onRoom?: () => void;
}

/** Bounds work: some of it is in progress, more waits for that, and the rest is evicted. */
export class WorkWindow {
  private readonly waiting: BoundedQueue<WaitingWork>;
  private inProgress = 0;

  constructor(
    private readonly max: { readonly inProgress: number; readonly waiting: number },
    private readonly hooks: Hooks = {},
  ) {
    this.waiting = new BoundedQueue(max.waiting);
  }

  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** Starts the work, now or later. */
  offer(work: WaitingWork): void {
    if (!this.waiting.add(work)) work.evict();
    this.startNext();
  }

  /** Counts work as in progress until it is done. */
  hold(work: Promise<unknown>): void {
    const done = () => {
      this.inProgress -= 1;
      this.startNext();
      if (!this.isWaiting && !this.isFull) this.hooks.onRoom?.();
    };
    this.inProgress += 1;
    work.then(done, done);
  }

  /** Starts what may start now. */
  startNext(): void {
    for (let next = this.waiting.first; next; next = this.waiting.first) {
      if (this.isFull || this.hooks.mayStart?.(next.rank) === false) return;
      this.waiting.remove(next);
      next.start();
    }
  }

  private get isFull(): boolean {
    return this.inProgress >= this.max.inProgress;
  }
}
