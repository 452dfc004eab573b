import { SIDE } from './grid.js';
import type { StreakSummary } from './streaks.js';
import { TIERS, type Tier } from './tiers.js';

/** The score of a grid whose eight lines are words of four letters. */
export const PERFECT_SCORE = 2 * SIDE * SIDE;

/** The steps of the ladder that the best streak has reached by going from one summary to the next. */
export const milestonesReached = (
  before: Pick<StreakSummary, 'bestStreak'>,
  after: Pick<StreakSummary, 'bestStreak'>,
): Tier[] => TIERS.filter(({ streak }) => streak > before.bestStreak && streak <= after.bestStreak);
