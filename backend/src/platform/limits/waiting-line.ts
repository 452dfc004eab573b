import type { Clock } from '../clock/clock.js';
import { AppError } from '../http/app-error.js';

interface Place {
  readonly failures: number;
  giveUp(): void;
}

interface Capacity {
  /** How long each attempt waits. */
  readonly ms: number;
  /** How many may wait for one thing, such as an account. */
  readonly most: number;
  readonly perInstance: number;
}

/**
 * Where attempts wait that are slowed down. Its length is limited, so that waiting itself is no attack: in a full
 * line, an attempt whose sender has failed less takes the place of another one.
 */
export class WaitingLine {
  private readonly lines = new Map<string, Place[]>();
  private size = 0;

  constructor(
    private readonly clock: Clock,
    private readonly capacity: Capacity,
  ) {}

  /** `failures` is how often the sender has failed. Rejects if there is no place. */
  async wait(name: string, failures: number): Promise<void> {
    const { ms, most, perInstance } = this.capacity;
    const line = this.lines.get(name) ?? [];
    if (line.length >= most) giveWay(line, { failures, ms });
    else if (this.size >= perInstance) this.shorten(line.length);
    let place: Place | undefined;
    const displaced = new Promise<never>((_, reject) => {
      place = { failures, giveUp: () => reject(noPlace(ms)) };
      line.push(place);
    });
    this.lines.set(name, line);
    this.size += 1;
    try {
      await Promise.race([this.clock.pause(ms), displaced]);
    } finally {
      this.size -= 1;
      const index = line.findIndex((other) => other === place);
      if (index >= 0) line.splice(index, 1);
      if (line.length === 0 && this.lines.get(name) === line) this.lines.delete(name);
    }
  }

  /** Makes room on this instance at the expense of the longest line, if it is longer than this. */
  private shorten(length: number): void {
    const longest = [...this.lines.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    );
    const { ms } = this.capacity;
    if (longest.length <= length) throw noPlace(ms);
    giveWay(longest, { failures: -1, ms });
  }
}

/** Makes the attempt with the most failures give up, if it has more than this. */
function giveWay(line: Place[], { failures, ms }: { failures: number; ms: number }): void {
  const worst = line.reduce((one, other) => (other.failures > one.failures ? other : one));
  if (worst.failures <= failures) throw noPlace(ms);
  line.splice(line.indexOf(worst), 1);
  worst.giveUp();
}

const noPlace = (ms: number) => new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(ms / 1000) });
