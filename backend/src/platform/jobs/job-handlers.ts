import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Tracing } from '../tracing/tracing.js';
import { JobRecordsRepository } from './job-records.repository.js';
import { type AnyJob, type JobDefinition, JOBS } from './job-definition.js';

type Handler<Data> = (data: Data) => Promise<void>;

/** The handler of each job, and the record of each run. */
@Injectable()
export class JobHandlers {
  private readonly log = new Logger('Jobs');
  private readonly handlers = new Map<string, Handler<unknown>[]>();

  constructor(
    @Inject(JOBS) private readonly tokens: readonly AnyJob[],
    private readonly records: JobRecordsRepository,
    private readonly clock: Clock,
    private readonly tracing: Tracing,
  ) {}

  /** Must be called during module initialization, before `check`. */
  handle<Data>({ name }: JobDefinition<Data>, handler: Handler<Data>): void {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler as Handler<unknown>]);
  }

  /** Throws if a job has no handler or several, or isn't in the list, so that the program doesn't start. */
  check(): void {
    const names = this.tokens.map(({ name }) => name);
    const twice = names.filter((name, i) => names.indexOf(name) !== i);
    const problems = [
      ...twice.map((name) => `the job ${name} is listed twice`),
      ...names.flatMap((name) => {
        const count = this.handlers.get(name)?.length ?? 0;
        return count === 1 ? [] : `the job ${name} has ${count} handlers`;
      }),
      ...[...this.handlers.keys()].flatMap((name) =>
        names.includes(name) ? [] : `the job ${name} has a handler, but isn't in the list of jobs`,
      ),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }

  async run(name: string, data: unknown): Promise<void> {
    const [handler] = this.handlers.get(name) ?? [];
    // Left over from another release.
    if (!handler) return this.log.warn(`No handler for the job ${name}`);
    const startedAt = this.clock.now();
    await this.records.started(name, startedAt);
    try {
      await this.tracing.span(`job ${name}`, {}, () => handler(data));
    } catch (error) {
      this.log.error(`The job ${name} failed: ${error instanceof Error ? error.stack : String(error)}`);
      await this.records.failed(
        name,
        this.clock.now(),
        error instanceof Error ? error.message : String(error),
      );
      throw error;
    }
    await this.records.succeeded(name, this.clock.now());
  }
}
