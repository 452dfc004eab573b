/** A kind of job: its name, what it needs to know, and when it comes by itself. */
export interface JobDefinition<Data = undefined> {
  /** An imperative in kebab-case; it stands in Redis and in the records. */
  readonly name: string;
  /** Five fields, read in UTC; without it the job runs only when it is asked for. */
  readonly cron?: string;
  /** Only for the compiler: what a handler is given. Plain data, which JSON can hold. */
  readonly data?: Data;
}

/**
 * Declares a job. The token stands in a feature's `*.jobs.ts` and in the list of all; exactly one handler
 * must be there for it. A job may run twice or at the same time as itself: its handler must bear that.
 */
export const defineJob = <Data = undefined>(
  name: string,
  { cron }: { cron?: string } = {},
): JobDefinition<Data> => ({ name, ...(cron === undefined ? {} : { cron }) });

/** Any token, whatever its data. */
export type AnyJob = JobDefinition<unknown>;

/** Injection token of the list of all jobs. */
export const JOBS = Symbol('jobs');
