import type { ReviewedRound } from '@tessera/contracts';
import type { DailyMove, Grid, Letter } from '@tessera/rules';

/** The best grid of sixteen letters that is known; none scores more than `upTo`. */
export interface BestGrid {
  score: number;
  grid: Grid;
  upTo: number;
}

/** What each round was worth, and which two or three mattered most. */
export interface Review {
  rounds: readonly ReviewedRound[];
  moments: readonly number[];
}

/** What the worker may be asked, and what it answers. */
export interface SolverCalls {
  best: { asks: readonly Letter[]; answers: BestGrid };
  review: { asks: readonly DailyMove[]; answers: Review };
}

export type SolverQuestion = {
  [Kind in keyof SolverCalls]: { kind: Kind; asked: SolverCalls[Kind]['asks'] };
}[keyof SolverCalls];

/** One answer; more may follow, each better than the one before, until the last. */
export interface SolverAnswer<Kind extends keyof SolverCalls> {
  answer: SolverCalls[Kind]['answers'];
  last: boolean;
}
