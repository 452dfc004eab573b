import type { Clock } from '../clock/clock.js';
import { AppError } from '../requests/app-error.js';
import { BoundedQueue, type Waiting } from './bounded-queue.js';

interface Capacity {
  /** How long each attempt waits. */
  readonly ms: number;
  /** How many may wait for one thing, such as an account. */
  readonly max: number;
  readonly perInstance: number;
}

/** Where attempts wait that are slowed down. Those whose sender has failed most lose their place first. */
export class DelayQueue {
  private readonly queues = new Map<string, BoundedQueue<Waiting>>();

  constructor(
    private readonly clock: Clock,
    private readonly capacity: Capacity,
  ) {}

  /** `failures` is how often the sender has failed. Rejects if there is no place. */
  async wait(name: string, failures: number): Promise<void> {
    const { ms, max } = this.capacity;
    const queue = this.queues.get(name) ?? new BoundedQueue(max);
    let evict = (): void => undefined;
    const evicted = new Promise<never>((_, reject) => {
      evict = () => reject(this.full());
    });
    const place = { rank: failures, evict };
    if (queue.length < max) this.makeRoom(queue.length);
    if (!queue.add(place)) throw this.full();
    this.queues.set(name, queue);
    try {
      await Promise.race([this.clock.pause(ms), evicted]);
    } finally {
      queue.remove(place);
      if (queue.length === 0 && this.queues.get(name) === queue) this.queues.delete(name);
    }
  }

  /** At the expense of the longest queue on this instance, if it is longer than this. */
  private makeRoom(length: number): void {
    const queues = [...this.queues.values()];
    const size = queues.reduce((sum, queue) => sum + queue.length, 0);
    if (size < this.capacity.perInstance) return;
    const longest = queues.reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= length) throw this.full();
    longest.evictLast();
  }

  private full(): AppError {
    return new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(this.capacity.ms / 1000) });
  }
}
