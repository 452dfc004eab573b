import { SIDE } from './grid.js';
import type { StreakSummary } from './streaks.js';
import { TIERS, type Tier } from './tiers.js';

/** The score of a grid whose eight lines are all four-letter words. */
export const PERFECT_SCORE = 2 * SIDE * SIDE;

/** The tiers that the best streak reaches between two summaries, lowest first. */
export const milestonesReached = (
  before: Pick<StreakSummary, 'bestStreak'>,
  after: Pick<StreakSummary, 'bestStreak'>,
): Tier[] => TIERS.filter(({ streak }) => streak > before.bestStreak && streak <= after.bestStreak);
