import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { AnswerOf, CALLS } from '@tessera/contracts';
import type { DailyMove, Letter } from '@tessera/rules';
import { AppError } from '../platform/http/app-error.js';
import { Thread } from '../platform/threads/thread.js';

export type BestPossible = Omit<AnswerOf<typeof CALLS.bestPossible>, 'success'>;
export type DailyReview = Omit<AnswerOf<typeof CALLS.reviewDaily>, 'success'>;

export type SolverTask =
  | { kind: 'best'; letters: readonly Letter[] }
  /** Legal moves of a whole daily. */
  | { kind: 'review'; moves: readonly DailyMove[] };

/** Of up to two seconds each: whoever came after these would have given up before the answer. */
const MOST_WAITING = 8;
const RETRY_AFTER_SECONDS = 10;
/** The tables it works with take memory, and it is only asked by browsers that do not work it out themselves. */
const IDLE_MS = 60_000;

/** The thread that solves. */
@Injectable()
export class SolverThread implements OnModuleDestroy {
  private readonly thread = new Thread<SolverTask, BestPossible | DailyReview>({
    entry: '#solver-worker',
    idleMs: IDLE_MS,
  });

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }

  async best(letters: readonly Letter[]): Promise<BestPossible> {
    return (await this.ask({ kind: 'best', letters })) as BestPossible;
  }

  async review(moves: readonly DailyMove[]): Promise<DailyReview> {
    return (await this.ask({ kind: 'review', moves })) as DailyReview;
  }

  private ask(task: SolverTask): Promise<BestPossible | DailyReview> {
    if (this.thread.load >= MOST_WAITING) {
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return this.thread.ask(task);
  }
}
