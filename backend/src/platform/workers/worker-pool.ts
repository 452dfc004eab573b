import { createRequire } from 'node:module';
import { Logger, ServiceUnavailableException } from '@nestjs/common';
import { Piscina } from 'piscina';
import { AppError } from '../requests/app-error.js';

interface Options {
  /** The built worker's name in the package's `imports`, by which it is found from the sources too. */
  readonly entry: string;
  /** Tasks beyond this many, including those in progress, are rejected. */
  readonly maxTasks: number;
  /** The `Retry-After` header of these rejections, in seconds. */
  readonly retryAfterSeconds: number;
  /** Stops the worker after this long without a task; by default it keeps running. */
  readonly idleMs?: number;
}

/**
 * Computes off the main thread. The worker starts with the first task. If it dies, the next task starts
 * another.
 */
export class WorkerPool<Task, Result> {
  private readonly pool: Piscina<Task, Result>;
  private tasks = 0;
  private isClosed = false;

  constructor(private readonly options: Options) {
    const { entry, maxTasks, idleMs = Infinity } = options;
    this.pool = new Piscina({
      filename: createRequire(import.meta.url).resolve(entry),
      minThreads: 0,
      maxThreads: 1,
      // The worker gets all tasks at once. Without a minimum number of threads, Piscina doesn't replace a
      // dead worker for tasks that are still in its own queue.
      concurrentTasksPerWorker: maxTasks,
      idleTimeout: idleMs,
      recordTiming: false,
    });
    this.pool.on('error', (error: Error) => new Logger(WorkerPool.name).error(`${entry}: ${error.message}`));
  }

  async run(task: Task): Promise<Result> {
    if (this.isClosed) throw this.closed();
    const { maxTasks, retryAfterSeconds } = this.options;
    if (this.tasks >= maxTasks) throw new AppError('UNAVAILABLE', { retryAfterSeconds });
    this.tasks++;
    try {
      return await this.pool.run(task);
    } catch (error) {
      throw this.isClosed ? this.closed() : error;
    } finally {
      this.tasks--;
    }
  }

  /** Rejects unfinished and later tasks with status 503. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.pool.destroy();
  }

  private closed(): Error {
    return new ServiceUnavailableException(`The workers of ${this.options.entry} have been stopped`);
  }
}
