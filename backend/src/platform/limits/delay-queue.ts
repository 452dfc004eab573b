import type { Clock } from '../clock/clock.js';
import { AppError } from '../requests/app-error.js';

interface Place {
  readonly failures: number;
  reject(): void;
}

interface Capacity {
  /** How long each attempt waits. */
  readonly ms: number;
  /** How many may wait for one thing, such as an account. */
  readonly max: number;
  readonly perInstance: number;
}

/**
 * Where attempts wait that are slowed down. Its length is limited, so that waiting itself is no attack: in a full
 * queue, an attempt whose sender has failed less takes the place of another one.
 */
export class DelayQueue {
  private readonly queues = new Map<string, Place[]>();
  private size = 0;

  constructor(
    private readonly clock: Clock,
    private readonly capacity: Capacity,
  ) {}

  /** `failures` is how often the sender has failed. Rejects if there is no place. */
  async wait(name: string, failures: number): Promise<void> {
    const { ms, max, perInstance } = this.capacity;
    const queue = this.queues.get(name) ?? [];
    if (queue.length >= max) evict(queue, { failures, ms });
    else if (this.size >= perInstance) this.shorten(queue.length);
    let place: Place | undefined;
    const displaced = new Promise<never>((_, reject) => {
      place = { failures, reject: () => reject(queueFull(ms)) };
      queue.push(place);
    });
    this.queues.set(name, queue);
    this.size += 1;
    try {
      await Promise.race([this.clock.pause(ms), displaced]);
    } finally {
      this.size -= 1;
      const index = queue.findIndex((other) => other === place);
      if (index >= 0) queue.splice(index, 1);
      if (queue.length === 0 && this.queues.get(name) === queue) this.queues.delete(name);
    }
  }

  /** Makes room on this instance at the expense of the longest queue, if it is longer than this. */
  private shorten(length: number): void {
    const longest = [...this.queues.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    );
    const { ms } = this.capacity;
    if (longest.length <= length) throw queueFull(ms);
    evict(longest, { failures: -1, ms });
  }
}

/** Rejects the attempt with the most failures, if it has more than this. */
function evict(queue: Place[], { failures, ms }: { failures: number; ms: number }): void {
  const worst = queue.reduce((one, other) => (other.failures > one.failures ? other : one));
  if (worst.failures <= failures) throw queueFull(ms);
  queue.splice(queue.indexOf(worst), 1);
  worst.reject();
}

const queueFull = (ms: number) => new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(ms / 1000) });
