import { gridFromText, type ScoringWord, tierOf } from '@tessera/rules';
import type { OwnStats } from '../../features/players/players.api';

export const STREAK = 10;
export const TIER = tierOf(STREAK);

/** The statistics of a player after ten dailies with 20 points or more. */
export const ON_A_STREAK: OwnStats = {
  streak: STREAK,
  playedOfLastThree: 3,
  hasPlayed: true,
  status: TIER?.name ?? null,
  emoji: TIER?.emoji ?? null,
};

const line = (direction: ScoringWord['direction'], word: string, at: number, start = 0): ScoringWord => ({
  word,
  direction,
  line: at,
  start,
  score: word.length,
});

const side = (letters: string, words: readonly ScoringWord[]) => ({
  grid: gridFromText(letters),
  words,
  score: words.reduce((sum, { score }) => sum + score, 0),
});

const PERFECT_LINES = ['CARD', 'AREA', 'REAR', 'DART'];

/** The same four words across and down. */
export const PERFECT = side(
  PERFECT_LINES.join(''),
  (['horizontal', 'vertical'] as const).flatMap((direction) =>
    PERFECT_LINES.map((word, at) => line(direction, word, at)),
  ),
);

/** The same letters in a grid with a lower score. */
export const USUAL = side('CARDAREARATERDRA', [
  line('horizontal', 'CARD', 0),
  line('horizontal', 'AREA', 1),
  line('horizontal', 'RATE', 2),
  line('vertical', 'CAR', 0),
  line('vertical', 'RAD', 1, 1),
  line('vertical', 'RET', 2),
  line('vertical', 'DA', 3),
]);
