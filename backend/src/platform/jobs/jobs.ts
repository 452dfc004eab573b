import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CronTime } from 'cron';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import { JobRecordsStore } from './job-records.store.js';
import { type AnyJob, type JobDefinition, JOBS } from './job-definition.js';

/** What operators see of a job. */
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

/** The program's jobs: the roles `all` and `worker` run them, every role may ask for one. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(JOBS) private readonly tokens: readonly AnyJob[],
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly records: JobRecordsStore,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.handlers.check();
    if (this.config.role === 'web') return;
    const schedules = this.tokens.flatMap(({ name, cron }) => (cron === undefined ? [] : { name, cron }));
    this.queue.work(schedules, (name, data) => this.handlers.run(name, data));
  }

  /** Before the connections to database and Redis are closed. */
  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }

  /** Says, while the modules are made, who does a job. */
  handle<Data>(definition: JobDefinition<Data>, handler: (data: Data) => Promise<void>): void {
    this.handlers.handle(definition, handler);
  }

  /** Has a job run soon, once; of those with the same id only one waits or runs at a time. */
  add<Data>({ name }: JobDefinition<Data>, data: Data, id?: string): Promise<void> {
    return this.queue.add(name, data, id);
  }

  /** Has a repeatable job run soon, beside its schedule; false if there is none of this name. */
  async runNow(name: string): Promise<boolean> {
    const definition = this.tokens.find((job) => job.name === name);
    if (definition?.cron === undefined) return false;
    await this.queue.add(name, undefined, 'now');
    return true;
  }

  async overview(): Promise<JobOverview[]> {
    const records = await this.records.all();
    return this.tokens.map(({ name, cron }) => {
      const { lastStartedAt, lastEndedAt, lastSucceededAt, failures, lastError } = records.get(name) ?? {};
      return {
        ...{
          name,
          cron: cron ?? null,
          nextRunAt: cron === undefined ? null : nextRunOf(cron, this.clock.now()),
        },
        lastStartedAt: lastStartedAt ?? null,
        lastEndedAt: lastEndedAt ?? null,
        lastSucceededAt: lastSucceededAt ?? null,
        failures: failures ?? 0,
        lastError: lastError ?? null,
      };
    });
  }

  /** How many wait for a worker; null while the queue does not answer. */
  waiting(): Promise<number | null> {
    return this.queue.waiting().catch(() => null);
  }

  /** When a job is due that was last started then; null for one that does not come by itself. */
  dueAfter(name: string, time: number): number | null {
    const cron = this.tokens.find((job) => job.name === name)?.cron;
    return cron === undefined ? null : nextRunOf(cron, time).getTime();
  }
}

const nextRunOf = (cron: string, time: number): Date =>
  new CronTime(cron, 'UTC').getNextDateFrom(new Date(time), 'UTC').toJSDate();
