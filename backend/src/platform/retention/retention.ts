import { Injectable, Logger, type Provider, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, daysBefore } from '../clock/clock.js';
import type { Job } from '../jobs/job-queue.js';

/** Data that is stored for a limited time. */
export interface RetentionPolicy {
  /** A plural noun, for the log. */
  readonly name: string;
  /**
   * Deletes at most `max` expired rows in a transaction of its own, and returns how many it found. Rows that
   * are locked are left for the next run.
   */
  removeExpired(now: Date, max: number): Promise<number>;
}

/** Rows of a table that are deleted some days after an instant or date that they have. */
interface KeptRows {
  /** A plural noun, for the log. */
  readonly name: string;
  readonly table: string;
  /** With an index. A `date` is meant in UTC. */
  readonly column: string;
  readonly type?: 'timestamptz' | 'date';
  readonly days: number;
  /** What else holds for rows that are deleted, in SQL. `$1` is the instant before which a row is too old. */
  readonly where?: string;
}

/** A provider that has these rows deleted in time. */
export const retain = (...kept: readonly KeptRows[]): Provider => ({
  provide: Symbol('kept rows'),
  inject: [Retention, DataSource],
  useFactory: (retention: Retention, dataSource: DataSource) => {
    retention.add(...kept.map((rows) => policyOf(rows, dataSource)));
    return kept;
  },
});

/** The same for what takes more than one condition. */
export const retainBy = <Stores extends readonly Type[]>(
  stores: readonly [...Stores],
  policiesOf: (...stores: InstancesOf<Stores>) => readonly RetentionPolicy[],
): Provider => ({
  provide: Symbol('retention policies'),
  inject: [Retention, ...stores],
  useFactory: (retention: Retention, ...instances: InstancesOf<Stores>) => {
    const policies = policiesOf(...instances);
    retention.add(...policies);
    return policies;
  },
});

type InstancesOf<Types extends readonly Type[]> = { [At in keyof Types]: InstanceType<Types[At]> };

function policyOf({ name, table, column, type, days, where = 'true' }: KeptRows, dataSource: DataSource) {
  const since = type === 'date' ? `($1::timestamptz AT TIME ZONE 'UTC')::date` : '$1::timestamptz';
  const text = `
    DELETE FROM "${table}" WHERE ctid IN (
      SELECT ctid FROM "${table}" WHERE "${column}" < ${since} AND ${where}
      ORDER BY "${column}" LIMIT $2 FOR UPDATE SKIP LOCKED)`;
  return {
    name,
    removeExpired: async (now: Date, max: number): Promise<number> => {
      const [, count] = await dataSource.query<[unknown[], number]>(text, [daysBefore(now, days), max]);
      return count;
    },
  };
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

/** Deletes expired data every night (UTC). After a missed night, the next one deletes the rest. */
export const removeExpired: Job = { name: 'remove-expired', cron: '45 4 * * *' };
