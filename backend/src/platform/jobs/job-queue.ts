/** Runs a job of this name; rejects when it failed. */
export type RunJob = (name: string, data: unknown) => Promise<void>;

/** When a job comes by itself. */
export interface JobSchedule {
  readonly name: string;
  /** Five fields (six with seconds), read in UTC. */
  readonly cron: string;
}

/** What a queue does with a job that fails: it comes again so often, so much later. */
export interface RetryPolicy {
  readonly attempts: number;
  readonly retryAfterMs: number;
}

export const RETRY_POLICY: RetryPolicy = { attempts: 3, retryAfterMs: 60_000 };

/**
 * Jobs of all instances of the program: repeatable ones by their schedule, others when they are added.
 * Those that one process runs, it runs one after the other. What must not get lost stands in Postgres;
 * a job only says that it is time to look.
 */
export abstract class JobQueue {
  /** From now on this process keeps the schedules and runs jobs. Without this it can only add. */
  abstract work(schedules: readonly JobSchedule[], run: RunJob): void;

  /**
   * Has a job run soon, once. Of jobs with the same name and id only one is there at a time. Rejects, within
   * seconds, when the queue cannot be reached.
   */
  abstract add(name: string, data: unknown, id?: string): Promise<void>;

  /** How many jobs of this queue wait. Rejects, within seconds, when the queue cannot be reached. */
  abstract waiting(): Promise<number>;

  /** Takes no more jobs and waits a moment for the one that runs. */
  abstract close(): Promise<void>;
}
