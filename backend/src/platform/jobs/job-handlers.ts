import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Tracing } from '../tracing/tracing.js';
import { JobRecordsRepository } from './job-records.repository.js';
import type { Job } from './job-queue.js';

/** Resolves to the reason if the job can't run in this process. */
export type Handler = () => Promise<string | void>;

/** The handler of each job, and the record of each run. */
@Injectable()
export class JobHandlers {
  private readonly log = new Logger('Jobs');
  private readonly jobs = new Map<string, { readonly job: Job; readonly handler: Handler }>();

  constructor(
    private readonly records: JobRecordsRepository,
    private readonly clock: Clock,
    private readonly tracing: Tracing,
  ) {}

  /** All jobs that have a handler, by name. */
  definitions(): Job[] {
    return [...this.jobs.values()].map(({ job }) => job).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  handle(job: Job, handler: Handler): void {
    if (this.jobs.has(job.name)) throw new Error(`The job ${job.name} has two handlers`);
    this.jobs.set(job.name, { job, handler });
  }

  /** Resolves to the reason if the job can't run here, which is no success. */
  async run(name: string): Promise<string | undefined> {
    const handler = this.jobs.get(name)?.handler;
    // Left over from another release.
    if (!handler) {
      this.log.warn(`No handler for the job ${name}`);
      return undefined;
    }
    let reason: string | void;
    try {
      await this.records.started(name, this.clock.now());
      reason = await this.tracing.span(`job ${name}`, {}, handler);
    } catch (error) {
      this.log.error(`The job ${name} failed: ${error instanceof Error ? error.stack : String(error)}`);
      await this.records.failed(
        name,
        this.clock.now(),
        error instanceof Error ? error.message : String(error),
      );
      throw error;
    }
    if (reason === undefined) await this.records.succeeded(name, this.clock.now());
    return reason ?? undefined;
  }
}
