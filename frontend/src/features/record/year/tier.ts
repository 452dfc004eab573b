import { PERFECT_SCORE, STREAK_SCORE } from '@tessera/rules';
import type { RECORD_TEXTS } from '../record-texts';

export type ScoreTier = (typeof RECORD_TEXTS.legend)[number]['tier'];

const GREAT_SCORE = 26;

/** The color of a score in the calendar. */
export const scoreTier = (score: number): ScoreTier =>
  score === PERFECT_SCORE
    ? 'perfect'
    : score >= GREAT_SCORE
      ? 'great'
      : score >= STREAK_SCORE
        ? 'good'
        : 'low';
