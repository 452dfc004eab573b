import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkerPool } from '../platform/workers/worker-pool.js';
import type { DrawingResult, DrawingTask } from './drawing.worker.js';
import type { Drawing, DrawnLetters, SolvableDaily, Rating } from './draw-solvable.js';

/** Draws and rates letters in a worker, because a proof may take many milliseconds of computing. */
@Injectable()
export class DrawingPool implements OnApplicationShutdown {
  private readonly workers = new WorkerPool<DrawingTask, DrawingResult>({
    entry: '#drawing-worker',
    // Only jobs and the first request of a day call it, one task at a time each.
    maxTasks: 1000,
    retryAfterSeconds: 10,
    // There is work only once a day, so the solver's tables don't stay in memory.
    idleMs: 60_000,
  });

  /** Runs after the jobs have stopped, as they may be waiting for a result. */
  onApplicationShutdown(): Promise<void> {
    return this.workers.close();
  }

  draw(drawing: Drawing): Promise<SolvableDaily[]> {
    return this.workers.run({ draw: drawing }) as Promise<SolvableDaily[]>;
  }

  rate(drawn: readonly DrawnLetters[]): Promise<Rating[]> {
    return this.workers.run({ rate: drawn });
  }
}
