/** Runs a job; rejects if it fails. */
export type RunJob = (name: string, data: unknown) => Promise<void>;

/** The schedule of a repeatable job. */
export interface JobSchedule {
  readonly name: string;
  /** Five fields (six with seconds), in UTC. */
  readonly cron: string;
}

/** How often a failed job is retried, and after which delay. */
export interface RetryPolicy {
  readonly attempts: number;
  readonly retryAfterMs: number;
}

export const RETRY_POLICY: RetryPolicy = { attempts: 3, retryAfterMs: 60_000 };

/**
 * The jobs of all instances: repeatable ones by their schedule, others when they are added. Each process runs
 * one job at a time. Anything that must not get lost is stored in PostgreSQL; a job only triggers a look at
 * it.
 */
export abstract class JobQueue {
  /** Makes this process maintain the schedules and run jobs. Without this it can only add jobs. */
  abstract work(schedules: readonly JobSchedule[], run: RunJob): void;

  /**
   * Runs a job once, soon. There is at most one job with the same name and ID at a time. Rejects within
   * seconds if the queue is unreachable.
   */
  abstract add(name: string, data: unknown, id?: string): Promise<void>;

  /** The number of waiting jobs. Rejects within seconds if the queue is unreachable. */
  abstract waiting(): Promise<number>;

  /** Takes no more jobs, and waits briefly for the running one. */
  abstract close(): Promise<void>;
}
