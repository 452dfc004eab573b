import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ResponseOf, CALLS } from '@tessera/contracts';
import type { DailyMove, Letter } from '@tessera/rules';
import type { RatingWithGrid } from '@tessera/solver';
import { WorkerPool } from '../platform/workers/worker-pool.js';

export type BestPossible = Omit<ResponseOf<typeof CALLS.bestPossible>, 'success'>;
export type DailyReview = Omit<ResponseOf<typeof CALLS.reviewDaily>, 'success'>;

export type SolverTask =
  | { kind: 'best'; letters: readonly Letter[] }
  /** The moves of a whole, legal daily. */
  | { kind: 'review'; moves: readonly DailyMove[] }
  | { kind: 'rate'; letters: readonly Letter[] };

export type SolverResult = BestPossible | DailyReview | RatingWithGrid;

/** Finds best grids, reviews games and rates letters. */
@Injectable()
export class SolverPool implements OnModuleDestroy {
  private readonly workers = new WorkerPool<SolverTask, SolverResult>({
    entry: '#solver-worker',
    // A task takes up to two seconds. Clients further back in the queue would give up waiting.
    maxTasks: 8,
    retryAfterSeconds: 10,
    // The solver's tables take memory, and only browsers that can't calculate on their own use it.
    idleMs: 60_000,
  });

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }

  async best(letters: readonly Letter[]): Promise<BestPossible> {
    return (await this.workers.run({ kind: 'best', letters })) as BestPossible;
  }

  async review(moves: readonly DailyMove[]): Promise<DailyReview> {
    return (await this.workers.run({ kind: 'review', moves })) as DailyReview;
  }

  /** Rates eight blind letters. */
  async rate(letters: readonly Letter[]): Promise<RatingWithGrid> {
    return (await this.workers.run({ kind: 'rate', letters })) as RatingWithGrid;
  }
}
