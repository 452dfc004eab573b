import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';

/** Data that is stored for a limited time. */
export interface RetentionPolicy {
  /** A plural noun, for the log. */
  readonly name: string;
  /**
   * Deletes at most `most` expired rows in a transaction of its own, and returns how many it found. Rows that
   * are locked are left for the next run.
   */
  removeExpired(now: Date, max: number): Promise<number>;
}

/** Small enough that nobody has to wait for its locks. */
const BATCH = 500;

/** Features add their retention policies here at startup; a nightly job applies them. */
@Injectable()
export class Retention {
  private readonly log = new Logger(Retention.name);
  private readonly all: RetentionPolicy[] = [];

  constructor(private readonly clock: Clock) {}

  add(...policies: readonly RetentionPolicy[]): void {
    this.all.push(...policies);
  }

  /** Deletes all expired data, batch by batch. If one policy fails, the others still run. */
  async sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const policy of this.all) {
      try {
        await this.remove(policy);
      } catch (error) {
        this.log.error(`Failed to remove ${policy.name}: ${String(error)}`);
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Failed to remove some expired data');
  }

  private async remove(policy: RetentionPolicy): Promise<void> {
    const now = new Date(this.clock.now());
    let removed = 0;
    for (let found = BATCH; found >= BATCH; removed += found) {
      found = await policy.removeExpired(now, BATCH);
    }
    if (removed > 0) this.log.log(`Removed ${removed} ${policy.name}`);
  }
}
