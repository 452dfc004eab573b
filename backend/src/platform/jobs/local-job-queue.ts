import { setTimeout as sleep } from 'node:timers/promises';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { RETRY_POLICY, JobQueue, type RetryPolicy, type JobSchedule, type RunJob } from './job-queue.js';

const CLOSING_MS = 5000;

interface Waiting {
  readonly key: string;
  readonly name: string;
  readonly data: unknown;
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

  work(schedules: readonly JobSchedule[], run: RunJob): void {
    this.run = run;
    for (const { name, cron } of schedules) {
      const onTick = () => void this.add(name, undefined, 'scheduled');
      const job = CronJob.from({ cronTime: cron, onTick, timeZone: 'UTC', start: true, unrefTimeout: true });
      this.registry.addCronJob(name, job);
      this.scheduled.push(name);
    }
  }

  add(name: string, data: unknown, id = String(this.added++)): Promise<void> {
    const key = `${name} ${id}`;
    if (this.keys.has(key) || this.isClosed) return Promise.resolve();
    this.keys.add(key);
    // A copy, as with Redis, so that later changes by the caller don't affect the job.
    const copy: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data));
    this.enqueue({ key, name, data: copy, attempt: 1 });
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
      await this.run?.(job.name, job.data);
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
