import type { ReviewedRound } from '@tessera/contracts/solver';
import { CELLS, ROUNDS, isOddRound, type DailyMove } from '@tessera/rules';

const BLIND = 'BATSEARD';
const OWN = 'RLOEETWX';

/** Sixteen moves in reading order, with blind letters in odd rounds. */
export const MOVES: readonly DailyMove[] = Array.from({ length: ROUNDS }, (_, index) => ({
  round: index + 1,
  letter: (index % 2 === 0 ? BLIND : OWN).charAt(index >> 1),
  cellIndex: index,
}));

/**
 * Points gained or lost through luck, and lost through worse moves, by round. Round 3 was bad luck, round 8
 * an expensive move.
 */
const LUCK: Readonly<Record<number, number>> = { 3: -1.5, 5: 0.5 };
const COST: Readonly<Record<number, number>> = { 8: 2, 9: 0.5 };

const START = 25;

/** A game with an expected score of 25 at the start and 21.5 at the end. */
function reviewedRounds(): ReviewedRound[] {
  let worth = START;
  return MOVES.map(({ round, letter, cellIndex }) => {
    const before = worth;
    const best = before + (LUCK[round] ?? 0);
    worth = best - (COST[round] ?? 0);
    return {
      round,
      letter,
      cellIndex,
      before,
      withLetter: best,
      best,
      bestLetter: isOddRound(round) ? letter : 'S',
      bestCell: CELLS - 1,
      after: worth,
    };
  });
}

export const aReview = () => ({ success: true, rounds: reviewedRounds(), moments: [3, 8] });
