import { columnOf, rowOf } from '@tessera/rules';

/** What the results say about the best that there was, and the review about the rounds. */
export const REVIEW_TEXTS = {
  bestPending: 'Working out the best possible with your letters',
  bestFailed: 'The best possible could not be worked out',
  bestTitle: 'Best possible',
  bestGrid: 'A grid of your letters',
  bestFound: 'Nothing better was possible with your letters',
  bestUnproved: 'The search ended before it was proved that there is nothing better.',
  seeBest: 'See the Grid',

  review: 'Review the Game',
  backToResults: 'Back to the Results',
  title: 'Review',
  loading: 'Weighing each round',
  failed: 'The review could not be worked out',
  noHistory: 'This game cannot be reviewed',
  noHistoryDetail: 'The order of its moves was not kept, so there are no rounds to look at.',
  chart: 'Expected final score',
  chartDetail: 'What a strong player would have made of your grid after each round.',
  luck: 'Luck of the letters',
  skill: 'Your choices',
  atStart: 'expected at the start',
  moments: 'What mattered',
  rounds: 'Round by round',
  table: 'All rounds as a table',
  yourMove: 'Your move',
  betterMove: 'Better',
  bestMove: 'There was no better move.',
} as const;

/** 'Best possible with your letters: 30', or its bounds where it is not proved (yet). */
export const bestPossibleText = (score: number, upTo: number): string =>
  `Best possible with your letters: ${score < upTo ? `at least ${score}, at most ${upTo}` : score}`;

export const reviewTitle = (gameNumber: number): string => `Review of #${gameNumber}`;

/** A change of the expected score, e.g. '+1.3', '−0.4', '0.0'. */
export const changeText = (points: number): string => {
  const shown = Math.abs(points).toFixed(1);
  if (shown === '0.0') return shown;
  return points > 0 ? `+${shown}` : `−${shown}`;
};

const pointsText = (points: number): string => {
  const shown = Math.abs(points).toFixed(1);
  return `${shown} ${shown === '1.0' ? 'point' : 'points'}`;
};

/** 'row 2, column 3' of a cell 0-15. */
const placeText = (cell: number): string => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`;

export interface Alternative {
  letter: string;
  bestLetter: string;
  bestCell: number;
  /** How much the better move was worth more. */
  cost: number;
}

/** Where a better move was: the same letter elsewhere, or another letter. */
export const betterMoveText = ({ letter, bestLetter, bestCell, cost }: Alternative): string =>
  `${letter === bestLetter ? `The ${letter}` : `${bestLetter} instead of ${letter}`} in ${placeText(bestCell)} was worth ${pointsText(cost)} more.`;

export const luckyLetterText = (letter: string, points: number): string =>
  points > 0
    ? `The ${letter} came just right: ${pointsText(points)} more than was to be expected.`
    : `The ${letter} came at a bad time: ${pointsText(points)} less than was to be expected.`;

export const goodMoveText = (letter: string): string => `No move with the ${letter} was better than yours.`;

/** The chart in a sentence. */
export const chartText = (start: number, end: number, luck: number, skill: number): string =>
  `From ${start.toFixed(1)} expected at the start to ${end} in the end: luck of the letters ${changeText(luck)}, your choices ${changeText(skill)}.`;
