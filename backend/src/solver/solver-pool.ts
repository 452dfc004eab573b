import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { AnswerOf } from '@tessera/contracts/wire';
import type { DailyMove, Letter } from '@tessera/rules';
import type { RatingWithGrid } from '@tessera/solver';
import { WorkerPool } from '../platform/workers/worker-pool.js';

export type BestPossible = AnswerOf<typeof CALLS.bestPossible>;
export type DailyReview = AnswerOf<typeof CALLS.reviewDaily>;

export type SolverTask =
  | { kind: 'best'; letters: readonly Letter[]; lexicon: string | undefined }
  /** The moves of a whole, legal daily. */
  | { kind: 'review'; moves: readonly DailyMove[]; lexicon: string | undefined }
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

  /** `lexicon` is the version with which the game began; by default the current one. */
  async best(letters: readonly Letter[], lexicon: string | undefined): Promise<BestPossible> {
    return (await this.workers.run({ kind: 'best', letters, lexicon })) as BestPossible;
  }

  async review(moves: readonly DailyMove[], lexicon: string | undefined): Promise<DailyReview> {
    return (await this.workers.run({ kind: 'review', moves, lexicon })) as DailyReview;
  }

  /** Rates eight blind letters. */
  async rate(letters: readonly Letter[]): Promise<RatingWithGrid> {
    return (await this.workers.run({ kind: 'rate', letters })) as RatingWithGrid;
  }
}
