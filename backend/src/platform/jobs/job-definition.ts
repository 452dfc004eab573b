/** A type of job: its name, its data and its schedule. */
export interface JobDefinition<Data = undefined> {
  /** An imperative in kebab-case, used in Redis and in the records. */
  readonly name: string;
  /** Five fields, in UTC. Without it, the job runs only on demand. */
  readonly cron?: string;
  /**
   * Only for the compiler: the type of the handler's argument. Plain data that can be represented in JSON.
   */
  readonly data?: Data;
}

/**
 * Defines a job, for the one handler that a feature registers with `Jobs.handle`. A job may run twice, or at the same
 * time as itself, so its handler must be able to cope with that.
 */
export const defineJob = <Data = undefined>(
  name: string,
  { cron }: { cron?: string } = {},
): JobDefinition<Data> => ({ name, ...(cron === undefined ? {} : { cron }) });
