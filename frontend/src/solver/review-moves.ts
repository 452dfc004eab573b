import { reviewGame, reviewReplay, type ReplayReview } from '@tessera/solver';
import { masterTables } from '@tessera/solver/master';
import type { DailyMove, PlayedGame } from '@tessera/rules';
import type { Review } from './solver-messages';

/** Reviews a game with the master's learned values, which are part of this chunk. */
export function reviewMoves(moves: readonly DailyMove[]): Review {
  const { rounds, moments } = reviewGame(moves, masterTables());
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
export const reviewPlayed = (game: PlayedGame): ReplayReview => reviewReplay(game, masterTables());

/** Builds the values before they are needed. */
export const prepareReview = (): void => void masterTables();
