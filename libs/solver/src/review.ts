import { ROUNDS, type DailyMove, type Letter } from '@tessera/rules';
import { Board } from './board.js';
import { codeOf, letterOf } from './letter-codes.js';
import { EVEN_ROUNDS, type LetterOrder } from './letter-order.js';
import { OWN_CHOICE, createSearch, type Search } from './search.js';
import type { ValueTables } from './value-tables.js';

/** A reviewed round. All values are expected final scores with good play, in points. */
export interface RoundReview extends DailyMove {
  /** The value at the beginning of the round, before its letter was known. */
  before: number;
  /** The value once the letter was known. In rounds in which the player chooses it, it equals `before`. */
  withLetter: number;
  /** The best possible move and its value. */
  best: { letter: Letter; cell: number; value: number };
  /** The value after the player's move; in round 16 the final score. */
  after: number;
  /** What the letter changed: `withLetter - before`; 0 if the player chose it. */
  luck: number;
  /** What the move gave away: `after - best.value`; 0 for the best move, otherwise negative. */
  skill: number;
}

/** A decisive round: a letter that helped or hurt, or a move that gave something away. */
export interface Moment {
  round: number;
  kind: 'lucky' | 'unlucky' | 'slip';
  /** The size of the change in points, above 0. */
  points: number;
}

/** The review of one player's moves. */
export interface MovesReview {
  /** The expected score for the empty grid. `start + luck + skill` is the final score. */
  start: number;
  rounds: RoundReview[];
  luck: number;
  skill: number;
  finalScore: number;
}

export interface GameReview extends MovesReview {
  /** The two or three decisive rounds, in order; fewer if the other rounds changed nothing. */
  moments: Moment[];
}

const DEPTH = { plies: 2, width: 6 };
/** How many promising moves are compared with the player's. */
const ALTERNATIVES = 8;

const USUAL_MOMENTS = 2;
/** The smallest change that is worth a third moment. */
const LARGE = 1;
/** Changes below this aren't mentioned. */
export const SMALL = 0.05;

/**
 * Reviews a completed daily.
 *
 * @param moves all sixteen, in order; throws a RangeError that names the first impossible or missing round
 * @param tables the values by which moves are judged; the learned ones are the most accurate
 */
export function reviewGame(moves: readonly DailyMove[], tables: ValueTables): GameReview {
  const review = reviewMoves(moves, tables, EVEN_ROUNDS);
  return { ...review, moments: momentsOf(review.rounds) };
}

/**
 * Separates luck from skill in sixteen moves. It goes from the last round, whose value is the final score, to
 * the first, so that each round starts with the value with which the previous one ended.
 */
export function reviewMoves(
  moves: readonly DailyMove[],
  tables: ValueTables,
  order: LetterOrder,
): MovesReview {
  const search = createSearch(tables, order);
  const board = placeAll(moves);
  const finalScore = board.sum(tables[ROUNDS]!);
  const rounds: RoundReview[] = [];
  let after = finalScore;
  for (const move of moves.toReversed()) {
    board.take(move.cellIndex);
    const review = reviewRound(search, board, move, { after, isOwn: order.isOwn(board.filled) });
    rounds.unshift(review);
    after = review.before;
  }
  return {
    start: after,
    rounds,
    luck: rounds.reduce((sum, { luck }) => sum + luck, 0),
    skill: rounds.reduce((sum, { skill }) => sum + skill, 0),
    finalScore,
  };
}

function placeAll(moves: readonly DailyMove[]): Board {
  const board = new Board();
  for (const [at, { round, letter, cellIndex }] of moves.entries()) {
    if (round !== at + 1 || board.cells[cellIndex] !== 0) throw new RangeError(`round ${round} cannot be`);
    board.put(cellIndex, codeOf(letter));
  }
  if (board.filled !== ROUNDS) throw new RangeError(`round ${board.filled + 1} is missing`);
  return board;
}

/**
 * Reviews a move. The board is in the position before it; `after`, the value after it, comes from later
 * rounds.
 */
function reviewRound(
  search: Search,
  board: Board,
  move: DailyMove,
  { after, isOwn }: { after: number; isOwn: boolean },
): RoundReview {
  let best = { letter: move.letter, cell: move.cellIndex, value: after };
  for (const { cell, code } of search.top(board, isOwn ? OWN_CHOICE : codeOf(move.letter), ALTERNATIVES)) {
    const letter = letterOf(code);
    if (cell === move.cellIndex && letter === move.letter) continue;
    board.put(cell, code);
    const value = search.valueBefore(board, DEPTH);
    board.take(cell);
    if (value > best.value) best = { letter, cell, value };
  }
  const withLetter = best.value;
  const before = isOwn ? withLetter : search.valueBefore(board, DEPTH);
  return { ...move, before, withLetter, best, after, luck: withLetter - before, skill: after - best.value };
}

function momentsOf(rounds: readonly RoundReview[]): Moment[] {
  const moments = rounds
    .flatMap(({ round, luck, skill }): Moment[] => [
      { round, kind: luck > 0 ? 'lucky' : 'unlucky', points: Math.abs(luck) },
      { round, kind: 'slip', points: -skill },
    ])
    .filter(({ points }) => points >= SMALL)
    .sort((a, b) => b.points - a.points);
  const seen = new Set<number>();
  return moments
    .filter(({ round }) => !seen.has(round) && seen.add(round))
    .filter(({ points }, at) => at < USUAL_MOMENTS || (at === USUAL_MOMENTS && points >= LARGE))
    .sort((a, b) => a.round - b.round);
}
