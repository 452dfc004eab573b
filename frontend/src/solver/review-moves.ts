import { reviewGame, reviewReplay, type ReplayReview } from '@tessera/solver';
import { masterTables } from '@tessera/solver/master';
import type { Review, SolverCalls } from './solver-messages';

/** Reviews a game with the master's learned values, which are part of this chunk. */
export function reviewMoves({ moves, lexicon }: SolverCalls['review']['asks']): Review {
  const { rounds, moments } = reviewGame(moves, masterTables(lexicon));
  return {
    rounds: rounds.map(({ round, letter, cellIndex, before, withLetter, best, after }) => ({
      round,
      letter,
      cellIndex,
      before,
      withLetter,
      best: best.value,
      bestLetter: best.letter,
      bestCell: best.cell,
      after,
    })),
    moments: moments.map(({ round }) => round),
  };
}

/** Reviews a game of two with the same values. */
export const reviewPlayed = ({ lexicon, ...game }: SolverCalls['replay']['asks']): ReplayReview =>
  reviewReplay(game, masterTables(lexicon));

/** Builds the values before they are needed. */
export const prepareReview = (): void => void masterTables();
