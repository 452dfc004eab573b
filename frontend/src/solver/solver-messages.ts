import type { LetterRating } from '@tessera/contracts/challenges';
import type { ReviewedRound } from '@tessera/contracts/solver';
import type { DailyMove, Grid, Letter, PlayedGame } from '@tessera/rules';
import type { ReplayReview } from '@tessera/solver';

/** The best known grid of sixteen letters. No grid scores more than `upTo`. */
export interface BestGrid {
  score: number;
  grid: Grid;
  upTo: number;
}

/** The value of each round, and the two or three that mattered most. */
export interface Review {
  rounds: readonly ReviewedRound[];
  moments: readonly number[];
}

/** The worker's requests and answers. `lexicon` is the version by which the game was scored. */
export interface SolverCalls {
  best: { asks: { letters: readonly Letter[]; lexicon: string }; answers: BestGrid };
  review: { asks: { moves: readonly DailyMove[]; lexicon: string }; answers: Review };
  /** A finished game of two. */
  replay: { asks: PlayedGame & { lexicon: string }; answers: ReplayReview };
  /** How hard the blind letters of a challenge are. */
  letters: { asks: readonly Letter[]; answers: LetterRating };
}

export type SolverQuestion =
  | { [Kind in keyof SolverCalls]: { kind: Kind; asked: SolverCalls[Kind]['asks'] } }[keyof SolverCalls]
  /** A request for a review will follow. */
  | { kind: 'prepare' };

/** The code for a request has been loaded, or there is an answer. Better ones may follow until the last. */
export type SolverMessage<Kind extends keyof SolverCalls> =
  | { loaded: true }
  | { answer: SolverCalls[Kind]['answers']; last: boolean };
