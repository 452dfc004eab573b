import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type Provider,
  type Type,
} from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@tessera/rules';
import { CronTime } from 'cron';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { type Handler, JobHandlers } from './job-handlers.js';
import { type Job, JobQueue } from './job-queue.js';
import { JobRecordsRepository } from './job-records.repository.js';

/** The state of a job, for operators. */
export interface JobOverview {
  readonly name: string;
  readonly cron: string;
  readonly nextRunAt: Date;
  readonly lastStartedAt: Date | null;
  readonly lastEndedAt: Date | null;
  readonly lastSucceededAt: Date | null;
  /** Since the last success. */
  readonly failures: number;
  readonly lastError: string | null;
}

/** The program's jobs. Processes with the role `all` or `worker` run them; all processes can add them. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly records: JobRecordsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'web') return;
    this.queue.work(this.handlers.definitions(), async (name) => void (await this.handlers.run(name)));
    void this.makeUp().catch(() => undefined);
  }

  /** Runs before the connections to the database and Redis are closed. */
  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }

  /** Registers the handler of a job. Must be called during module initialization. */
  handle(job: Job, handler: Handler): void {
    this.handlers.handle(job, handler);
  }

  /** Runs a job once, soon. Only one with the same ID waits or runs at a time. */
  add({ name }: Job, id?: string): Promise<void> {
    return this.queue.add(name, id);
  }

  /** Runs a job soon, in addition to its schedule; false if there is no such job. */
  async runNow(name: string): Promise<boolean> {
    if (!this.handlers.definitions().some((job) => job.name === name)) return false;
    await this.queue.add(name, 'now');
    return true;
  }

  /** Runs a job in this process, whatever its role. Rejects if it fails; resolves to the reason if it can't run here. */
  runHere(name: string): Promise<string | undefined> {
    return this.handlers.run(name);
  }

  /** Adds the jobs that should have run within the last day, while no process did, unless they run soon anyway. */
  private async makeUp(): Promise<void> {
    const now = this.clock.now();
    for (const { name, cron, nextRunAt, lastStartedAt } of await this.overview()) {
      const since = Math.max(lastStartedAt?.getTime() ?? now, now - DAY_MS);
      const isMissed = nextRunOf(cron, since).getTime() < now;
      if (isMissed && nextRunAt.getTime() > now + HOUR_MS) await this.queue.add(name, 'missed');
    }
  }

  async overview(): Promise<JobOverview[]> {
    const records = await this.records.all();
    return this.handlers.definitions().map(({ name, cron }) => {
      const { lastStartedAt, lastEndedAt, lastSucceededAt, failures, lastError } = records.get(name) ?? {};
      return {
        name,
        cron,
        nextRunAt: nextRunOf(cron, this.clock.now()),
        lastStartedAt: lastStartedAt ?? null,
        lastEndedAt: lastEndedAt ?? null,
        lastSucceededAt: lastSucceededAt ?? null,
        failures: failures ?? 0,
        lastError: lastError ?? null,
      };
    });
  }

  /** The number of waiting jobs; null if the queue doesn't respond. */
  waiting(): Promise<number | null> {
    return this.queue.waiting().catch(() => null);
  }
}

/** A provider that makes a method of a service the handler of a job. */
export const handles = <Service>(
  job: Job,
  service: Type<Service>,
  handler: (service: Service) => ReturnType<Handler>,
): Provider => ({
  provide: Symbol(job.name),
  inject: [Jobs, service],
  useFactory: (jobs: Jobs, instance: Service) => {
    jobs.handle(job, () => handler(instance));
    return job;
  },
});

/** When a job with this schedule runs next after a time. */
export const nextRunOf = (cron: string, time: number): Date =>
  new CronTime(cron, 'UTC').getNextDateFrom(new Date(time), 'UTC').toJSDate();
