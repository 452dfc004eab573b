import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';

/** Something that is kept for a time only. */
export interface RetentionPolicy {
  /** What it is, in the log's words: a plural. */
  readonly name: string;
  /**
   * Removes at most so many of those that have outlived their time, in a transaction of its own, and answers
   * how many it found. What somebody else is holding is left for the next time.
   */
  removeExpired(now: Date, most: number): Promise<number>;
}

/** Small enough that nobody waits for its locks. */
const BATCH = 500;

/** Everybody who keeps something for a time only says so here at the start; a nightly job removes it. */
@Injectable()
export class Retention {
  private readonly log = new Logger(Retention.name);
  private readonly all: RetentionPolicy[] = [];

  constructor(private readonly clock: Clock) {}

  add(...policies: readonly RetentionPolicy[]): void {
    this.all.push(...policies);
  }

  /** Removes all that has outlived its time, batch by batch. Where one kind fails, the others still go. */
  async sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const policy of this.all) {
      try {
        await this.remove(policy);
      } catch (error) {
        this.log.error(`${policy.name} could not be removed: ${String(error)}`);
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not all that has expired could be removed');
  }

  private async remove(policy: RetentionPolicy): Promise<void> {
    const now = new Date(this.clock.now());
    let removed = 0;
    for (let found = BATCH; found >= BATCH; removed += found) {
      found = await policy.removeExpired(now, BATCH);
    }
    if (removed > 0) this.log.log(`${removed} ${policy.name} removed`);
  }
}
