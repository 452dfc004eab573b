import { changeText, expectedPointsText, placeText } from '../../solver/review-texts';

/** Texts of the review of a game between two players, and of the lists that lead to it. */
export const GAME_REVIEW_TEXTS = {
  title: 'Game Review',
  notYours: "This isn't your game",
  notYoursDetail: 'Only its two players can review it, unless one of them shares the replay.',
  missing: 'No game to review',
  missingDetail: "There's no finished game at this address. Games that aren't finished can't be reviewed.",
  failed: "Couldn't load this game",
  publicTitle: 'Replay',
  spoiler: "Play that day's game first",

  steps: 'Steps',
  start: 'Go to start',
  previous: 'Previous round',
  next: 'Next round',
  end: 'Go to end',
  play: 'Play',
  pause: 'Pause',
  rounds: 'Rounds',
  emptyGrids: 'Both grids are empty',

  summary: 'Where the points came from',
  expected: 'Expected at start',
  luck: 'Letter luck',
  choices: 'Choices',
  luckDetail: "Luck is how much the letters that a player didn't choose helped or hurt them.",
  final: 'Final score',
  bestGrid: 'The best grid for these letters',
  bestPending: 'Finding the best grid...',
  chart: 'Expected final scores',
  noDecisive: 'No single round decided this game.',

  share: 'Share This Replay',
  shareDetail: 'Anyone with the link can watch both grids. You can stop sharing whenever you like.',
  createLink: 'Create Link',
  stopSharing: 'Stop Sharing',
  stopped: 'The link no longer works',
  stopFailed: "Couldn't stop sharing",
  shareFailed: "Couldn't create the link",

  finished: 'Finished Games',
  finishedEmpty: 'When you finish a game with a friend, you can review it here.',
  finishedFailed: 'Failed to load your finished games',
  finishedLoading: 'Loading your finished games...',
  friend: 'Friend',
  allFriends: 'All friends',
} as const;

/** A player in a sentence: 'You' and 'you', or the name. */
export interface SpokenPlayer {
  /** At the start of a sentence or label. */
  readonly start: string;
  readonly inText: string;
  /** At the start: 'Your', or 'Ben's'. */
  readonly possessive: string;
}

export const YOU: SpokenPlayer = { start: 'You', inText: 'you', possessive: 'Your' };

export const spokenPlayer = (name: string): SpokenPlayer => ({
  start: name,
  inText: name,
  possessive: `${name}'s`,
});

/** 'Round 5: Ben chose E' or 'Round 5: blind letter E' */
export const roundTitle = (round: number, letter: string, chooser: SpokenPlayer | null): string =>
  chooser === null
    ? `Round ${round}: blind letter ${letter}`
    : `Round ${round}: ${chooser.inText} chose ${letter}`;

interface Placed {
  readonly player: SpokenPlayer;
  readonly cellIndex: number;
  /** What the grid scores so far. */
  readonly score: number;
}

/** A step in one sentence, for screen readers. */
export const stepSentence = (title: string, [first, second]: readonly [Placed, Placed]): string =>
  `${title}; ${first.player.inText} placed it in ${placeText(first.cellIndex)}, ${second.player.inText} in ${placeText(second.cellIndex)}; ${first.score} to ${second.score} points so far.`;

interface BetterMove {
  readonly letter: string;
  readonly bestLetter: string;
  readonly bestCell: number;
  /** How much more it would have been worth. */
  readonly cost: number;
}

/** 'Better for Ben: S in row 4, column 4, worth 2.0 points more.' */
export const betterForText = (
  player: SpokenPlayer,
  { letter, bestLetter, bestCell, cost }: BetterMove,
): string =>
  `Better for ${player.inText}: ${letter === bestLetter ? '' : `${bestLetter} instead of ${letter} `}in ${placeText(bestCell)}, worth ${expectedPointsText(cost)} more.`;

export const decisiveTitle = (round: number): string => `Round ${round} decided it`;

/** 'Ben gained 3.2 points on you.' */
export const gainedText = (winner: SpokenPlayer, loser: SpokenPlayer, points: number): string =>
  `${winner.start} gained ${expectedPointsText(points)} on ${loser.inText}.`;

/** The main reason for it. */
export const suitedText = (letter: string, player: SpokenPlayer, points: number): string =>
  `The ${letter} was worth ${expectedPointsText(points)} to ${player.inText}.`;
export const hurtText = (letter: string, player: SpokenPlayer, points: number): string =>
  `The ${letter} cost ${player.inText} ${expectedPointsText(points)}.`;
export const slipText = (player: SpokenPlayer, points: number): string =>
  `${player.possessive} move gave away ${expectedPointsText(points)}.`;

/** The chart in words: how the expected scores of both changed. */
export const expectedText = (player: SpokenPlayer, start: number, final: number): string =>
  `${player.start}: ${start.toFixed(1)} at the start, ${final} at the end.`;

/** For a round's button: 'Round 5, E, +1.2' */
export const roundLabel = (round: number, letter: string, swing: number | null): string =>
  `Round ${round}, ${letter}${swing === null ? '' : `, ${changeText(swing)}`}`;

/** What the numbers below the rounds are. */
export const swingsText = (player: SpokenPlayer): string =>
  `The numbers show how each round changed ${player.inText === YOU.inText ? 'your' : player.possessive} expected lead.`;

/** 'Best possible with these letters: 30', or the bounds as long as the optimum isn't proved. */
export const bestForTheseText = (score: number, upTo: number): string =>
  `Best possible with these letters: ${score < upTo ? `at least ${score}, at most ${upTo}` : score}`;

/** "Marigold's replay" */
export const sharedReplayName = (player: string): string => `${player}'s replay`;
