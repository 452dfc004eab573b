import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type Provider,
  type Type,
} from '@nestjs/common';
import { CronTime } from 'cron';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import { JobRecordsRepository } from './job-records.repository.js';
import type { JobDefinition } from './job-definition.js';

/** The state of a job, for operators. */
export interface JobOverview {
  readonly name: string;
  readonly cron: string | null;
  readonly nextRunAt: Date | null;
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
    const schedules = this.handlers
      .definitions()
      .flatMap(({ name, cron }) => (cron === undefined ? [] : { name, cron }));
    this.queue.work(schedules, (name, data) => this.handlers.run(name, data));
  }

  /** Runs before the connections to the database and Redis are closed. */
  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }

  /** Registers the handler of a job. Must be called during module initialization. */
  handle<Data>(definition: JobDefinition<Data>, handler: (data: Data) => Promise<void>): void {
    this.handlers.handle(definition, handler);
  }

  /** Runs a job once, soon. Only one with the same ID waits or runs at a time. */
  add<Data>({ name }: JobDefinition<Data>, data: Data, id?: string): Promise<void> {
    return this.queue.add(name, data, id);
  }

  /** Runs a repeatable job soon, in addition to its schedule; false if there is no such job. */
  async runNow(name: string): Promise<boolean> {
    if (this.cronOf(name) === undefined) return false;
    await this.queue.add(name, undefined, 'now');
    return true;
  }

  /** Runs a job in this process, whatever its role. Rejects if it fails. */
  runHere(name: string): Promise<void> {
    return this.handlers.run(name, undefined);
  }

  async overview(): Promise<JobOverview[]> {
    const records = await this.records.all();
    return this.handlers.definitions().map(({ name, cron }) => {
      const { lastStartedAt, lastEndedAt, lastSucceededAt, failures, lastError } = records.get(name) ?? {};
      return {
        name,
        cron: cron ?? null,
        nextRunAt: cron === undefined ? null : nextRunOf(cron, this.clock.now()),
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

  /** When a job is due that last started at `time`; null for a job without a schedule. */
  dueAfter(name: string, time: number): number | null {
    const cron = this.cronOf(name);
    return cron === undefined ? null : nextRunOf(cron, time).getTime();
  }

  private cronOf(name: string): string | undefined {
    return this.handlers.definitions().find((job) => job.name === name)?.cron;
  }
}

/** A provider that makes a method of a service the handler of a job. */
export const handles = <Service, Data>(
  job: JobDefinition<Data>,
  service: Type<Service>,
  handler: (service: Service, data: Data) => Promise<void>,
): Provider => ({
  provide: Symbol(job.name),
  inject: [Jobs, service],
  useFactory: (jobs: Jobs, instance: Service) => {
    jobs.handle(job, (data) => handler(instance, data));
    return job;
  },
});

const nextRunOf = (cron: string, time: number): Date =>
  new CronTime(cron, 'UTC').getNextDateFrom(new Date(time), 'UTC').toJSDate();
