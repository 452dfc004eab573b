import { ROUNDS, type Both, type PlayedGame, type ReplaySide } from '@tessera/rules';
import { orderOf } from './letter-order.js';
import { SMALL, reviewMoves, type MovesReview } from './review.js';
import type { ValueTables } from './value-tables.js';

/** The review of a completed game of two. */
export interface ReplayReview {
  /** `start + luck + skill` is the final score. Luck is what the letters that others chose have changed. */
  sides: Both<MovesReview>;
  /** By round: how much the expected lead of player 1 changed. */
  swings: number[];
  /** The round that decided the game; null if none changed anything. */
  decisive: number | null;
}

/**
 * Separates luck from skill for both players of a completed game, and finds the round that decided it. Throws
 * a RangeError for an impossible or incomplete game.
 *
 * @param tables the values by which moves are judged; the learned ones are the most accurate
 */
export function reviewReplay(game: PlayedGame, tables: ValueTables): ReplayReview {
  const reviewOf = (side: ReplaySide): MovesReview => {
    const moves = game.letters.map((letter, index) => ({
      round: index + 1,
      letter,
      cellIndex: game.cells[side][index] ?? -1,
    }));
    return reviewMoves(moves, tables, orderOf(game.chosenBy, side));
  };
  const [first, second] = [reviewOf(0), reviewOf(1)];
  const swings = first.rounds.map(({ before, after }, index) => {
    const other = second.rounds[index]!;
    return after - before - (other.after - other.before);
  });
  const decisive = decisiveRound(swings, first.finalScore - second.finalScore);
  return { sides: [first, second], swings, decisive };
}

/** The round with the largest swing toward the winner; in a tie, the one with the largest swing. */
function decisiveRound(swings: readonly number[], lead: number): number | null {
  const weights = swings.map((swing) => (lead === 0 ? Math.abs(swing) : swing * Math.sign(lead)));
  let decisive = 1;
  for (let round = 2; round <= ROUNDS; round++) {
    if (weights[round - 1]! > weights[decisive - 1]!) decisive = round;
  }
  return weights[decisive - 1]! < SMALL ? null : decisive;
}
