import { PERFECT_SCORE } from './achievements.js';

/** How many games have each score, from 0 to 32. */
export type ScoreSpread = readonly number[];

export interface SpreadSummary {
  games: number;
  /** Rounded to one decimal. */
  mean: number;
  /** The number of perfect scores. */
  perfect: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

/** Throws a RangeError if there are no games, because then there is no mean. */
export function summarizeScores(spread: ScoreSpread): SpreadSummary {
  const games = sum(spread);
  if (games === 0) throw new RangeError('No games');
  const points = sum(spread.map((count, score) => count * score));
  return { games, mean: Math.round((10 * points) / games) / 10, perfect: spread[PERFECT_SCORE] ?? 0 };
}

/**
 * The percentage of games that a score is as good as or better than. Rounded down, so that 100 means all of
 * them. Throws a RangeError if there are no games.
 */
export function percentMatched(spread: ScoreSpread, score: number): number {
  const games = sum(spread);
  if (games === 0) throw new RangeError('No games');
  return Math.floor((100 * sum(spread.slice(0, score + 1))) / games);
}
