import { columnOf, rowOf } from '@tessera/rules';
import { pointsText } from '../ui/util/format';

/** Texts about the best possible score on the results page, and about the rounds in the review. */
export const REVIEW_TEXTS = {
  bestPending: 'Finding the best grid for your letters...',
  bestFailed: 'Failed to find the best grid',
  bestTitle: 'Best possible',
  bestGrid: 'The best grid for your letters',
  bestFound: 'No better score was possible with your letters',
  bestUnproved: 'The search ended before it could rule out a better grid.',
  seeBest: 'See Grid',

  review: 'Review the Game',
  teaser: 'See what every letter was worth',
  lettersAllowed: 'your letters allowed',
  title: 'Review',
  loading: 'Analyzing each round...',
  failed: 'Failed to analyze this game',
  noHistory: "This game can't be reviewed",
  noHistoryDetail: "The order of its moves wasn't recorded, so there are no rounds to review.",
  chart: 'Expected final score',
  chartDetail: 'The score a strong player would expect from your grid after each round.',
  luck: 'Letter luck',
  skill: 'Your choices',
  atStart: 'expected at the start',
  moments: 'Key moments',
  rounds: 'Round by round',
  table: 'Show all rounds as a table',
  yourMove: 'Your move',
  betterMove: 'Better move',
  bestMove: 'You found the best move.',
} as const;

/** 'Best possible with your letters: 30', or the bounds as long as the optimum isn't proved. */
export const bestPossibleText = (score: number, upTo: number): string =>
  `Best possible with your letters: ${score < upTo ? `at least ${score}, at most ${upTo}` : score}`;

export const reviewTitle = (gameNumber: number): string => `Review of #${gameNumber}`;

/** A change in the expected score, e.g. '+1.3', '−0.4', '0.0'. */
export const changeText = (points: number): string => {
  const shown = Math.abs(points).toFixed(1);
  if (shown === '0.0') return shown;
  return points > 0 ? `+${shown}` : `−${shown}`;
};

/** '1.0 point', '2.3 points' */
export const expectedPointsText = (points: number): string => pointsText(Math.abs(points), 1);

/** A teaser for the review: 'Your best moment: round 15, worth 1.3 points' */
export const bestMomentText = (round: number, gain: number): string =>
  `Your best moment: round ${round}, worth ${expectedPointsText(gain)}`;

/** 'row 2, column 3' for a cell 0-15. */
export const placeText = (cell: number): string => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`;

export interface Alternative {
  letter: string;
  bestLetter: string;
  bestCell: number;
  /** How many points more the better move was worth. */
  cost: number;
}

/** Names the better move: the same letter in another cell, or another letter. */
export const betterMoveText = ({ letter, bestLetter, bestCell, cost }: Alternative): string =>
  `${letter === bestLetter ? `The ${letter}` : `${bestLetter} instead of ${letter}`} in ${placeText(bestCell)} would have been worth ${expectedPointsText(cost)} more.`;

/** Names the player's square and, unless it is null, the better one: 'B in row 2, column 1; better in row 4, column 2.' */
export const squaresText = (
  { letter, cellIndex }: { letter: string; cellIndex: number },
  better: { letter: string; cellIndex: number } | null,
): string => {
  const own = `${letter} in ${placeText(cellIndex)}`;
  if (better === null) return `${own}.`;
  return `${own}; better ${better.letter === letter ? '' : `${better.letter} `}in ${placeText(better.cellIndex)}.`;
};

/** The chart's values for one round, for screen readers. `luck` is null if the player chose the letter. */
export const chartRoundText = ({
  round,
  letter,
  after,
  luck,
  choice,
}: {
  round: number;
  letter: string;
  after: number;
  luck: number | null;
  choice: number;
}): string =>
  `Round ${round}, ${letter}: ${after.toFixed(1)} expected${luck === null ? '' : `, luck ${changeText(luck)}`}, choice ${changeText(choice)}`;

export const luckyLetterText = (letter: string, points: number): string =>
  points > 0
    ? `The ${letter} came at the right time: ${expectedPointsText(points)} more than expected.`
    : `The ${letter} came at a bad time: ${expectedPointsText(points)} less than expected.`;

export const goodMoveText = (letter: string): string => `No move with the ${letter} was better than yours.`;

/** A text alternative for the chart. */
export const chartText = (start: number, end: number, luck: number, skill: number): string =>
  `Expected at the start: ${start.toFixed(1)}. Final score: ${end}. Letter luck: ${changeText(luck)}. Your choices: ${changeText(skill)}.`;
