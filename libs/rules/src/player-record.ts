import { monthOf, type Month } from './calendar.js';
import { PERFECT_SCORE } from './achievements.js';
import type { CompletedDaily } from './streaks.js';

/** The games of one month, and their mean score to one decimal place. */
export interface MonthRecord {
  readonly month: Month;
  readonly games: number;
  readonly mean: number;
}

/** A player's completed dailies in numbers. */
export interface PlayerRecord {
  readonly games: number;
  /** To one decimal place; null without games. */
  readonly mean: number | null;
  readonly best: number | null;
  readonly perfect: number;
  /** How many games have each score, from 0 to 32. */
  readonly scores: number[];
  /** The months with games, newest first. */
  readonly months: MonthRecord[];
}

/** The games may be in any order. */
export function recordOf(dailies: readonly CompletedDaily[]): PlayerRecord {
  const scores = Array.from({ length: PERFECT_SCORE + 1 }, () => 0);
  const months = new Map<Month, number[]>();
  for (const { date, score } of dailies) {
    scores[score] = (scores[score] ?? 0) + 1;
    const month = monthOf(date);
    months.set(month, [...(months.get(month) ?? []), score]);
  }
  return {
    games: dailies.length,
    mean: dailies.length === 0 ? null : meanOf(dailies.map(({ score }) => score)),
    best: dailies.length === 0 ? null : scores.findLastIndex((games) => games > 0),
    perfect: scores[PERFECT_SCORE] ?? 0,
    scores,
    months: [...months]
      .map(([month, played]) => ({ month, games: played.length, mean: meanOf(played) }))
      .sort((a, b) => (a.month < b.month ? 1 : -1)),
  };
}

const meanOf = (scores: readonly number[]): number =>
  Math.round((scores.reduce((sum, score) => sum + score, 0) * 10) / scores.length) / 10;
