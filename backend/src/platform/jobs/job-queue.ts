import { setTimeout as sleep } from 'node:timers/promises';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';

/**
 * A job, which runs by its schedule and when it is added, through the one handler that a feature registers with `Jobs`. It
 * may run twice, or at the same time as itself, so its handler must be able to cope with that.
 */
export interface Job {
  /** An imperative in kebab-case, used in Redis and in the records. */
  readonly name: string;
  /** Five fields (six with seconds), in UTC. */
  readonly cron: string;
}

/** Runs a job; rejects if it fails. */
export type RunJob = (name: string) => Promise<void>;

/** How often a failed job is retried, and after which delay. */
export interface RetryPolicy {
  readonly attempts: number;
  readonly retryAfterMs: number;
}

export const RETRY_POLICY: RetryPolicy = { attempts: 3, retryAfterMs: 60_000 };

/**
 * The jobs of all instances. Each process runs one at a time. Anything that must not get lost is stored in PostgreSQL; a job
 * only triggers a look at it.
 */
export abstract class JobQueue {
  /** Makes this process maintain the schedules and run jobs. Without this it can only add jobs. */
  abstract work(jobs: readonly Job[], run: RunJob): void;

  /**
   * Runs a job once, soon. There is at most one job with the same name and ID at a time. Rejects within
   * seconds if the queue is unreachable.
   */
  abstract add(name: string, id?: string): Promise<void>;

  /** The number of waiting jobs. Rejects within seconds if the queue is unreachable. */
  abstract waiting(): Promise<number>;

  /** Takes no more jobs, and waits briefly for the running one. */
  abstract close(): Promise<void>;
}

const CLOSING_MS = 5000;

interface Waiting {
  readonly key: string;
  readonly name: string;
  readonly attempt: number;
}

/** The queue of a single instance. Waiting jobs are lost with the process; the next one adds them again. */
export class LocalJobQueue extends JobQueue {
  private readonly keys = new Set<string>();
  private readonly retries = new Set<NodeJS.Timeout>();
  private readonly scheduled: string[] = [];
  private run: RunJob | undefined;
  private last: Promise<void> = Promise.resolve();
  private added = 0;
  private isClosed = false;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly retryPolicy: RetryPolicy = RETRY_POLICY,
  ) {
    super();
  }

  work(jobs: readonly Job[], run: RunJob): void {
    this.run = run;
    for (const { name, cron } of jobs) {
      const onTick = () => void this.add(name, 'scheduled');
      const job = CronJob.from({ cronTime: cron, onTick, timeZone: 'UTC', start: true, unrefTimeout: true });
      this.registry.addCronJob(name, job);
      this.scheduled.push(name);
    }
  }

  add(name: string, id = String(this.added++)): Promise<void> {
    const key = `${name} ${id}`;
    if (this.keys.has(key) || this.isClosed) return Promise.resolve();
    this.keys.add(key);
    this.enqueue({ key, name, attempt: 1 });
    return Promise.resolve();
  }

  /** One of the queued jobs is running, the others wait. */
  waiting(): Promise<number> {
    return Promise.resolve(Math.max(0, this.keys.size - 1));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const name of this.scheduled) {
      // When the whole application is closed, the registry may already be empty.
      if (this.registry.doesExist('cron', name)) this.registry.deleteCronJob(name);
    }
    for (const timer of this.retries) clearTimeout(timer);
    await Promise.race([this.last, sleep(CLOSING_MS, undefined, { ref: false })]);
  }

  private enqueue(job: Waiting): void {
    this.last = this.last.then(() => this.attempt(job));
  }

  private async attempt(job: Waiting): Promise<void> {
    if (this.isClosed) return;
    try {
      await this.run?.(job.name);
      this.keys.delete(job.key);
    } catch {
      // The runner has recorded and logged the failure.
      if (job.attempt >= this.retryPolicy.attempts) this.keys.delete(job.key);
      else this.retry({ ...job, attempt: job.attempt + 1 });
    }
  }

  private retry(job: Waiting): void {
    const timer = setTimeout(() => {
      this.retries.delete(timer);
      this.enqueue(job);
    }, this.retryPolicy.retryAfterMs).unref();
    this.retries.add(timer);
  }
}
