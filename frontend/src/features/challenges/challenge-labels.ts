import type { Challenge, Difficulty, PerfectChance } from '@tessera/contracts/challenges';
import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { ROUNDS, isDailyComplete, type DailyState } from '@tessera/rules';

/** Labels of Play My Letters. The messages are in the contracts. */
export const CHALLENGE_LABELS = {
  makeLead: 'Choose eight letters, send the link, and see what your friends make of them.',
  make: 'Choose Eight Letters',
  letters: 'Eight letters',
  lettersHint:
    'Type a word or a name. Players get the letters in that order. Draw Letters fills in the rest.',
  lettersMissing: 'Please choose eight letters. Draw Letters fills in the rest.',
  draw: 'Draw Letters',
  clear: 'Clear',
  name: 'Name (optional)',
  namePlaceholder: 'Such as "Happy birthday, Mia"',
  hide: 'Hide how hard it is',
  hideHint: "Players will see it after they've played.",
  create: 'Create',
  creating: 'Creating...',
  createFailed: "The challenge couldn't be created",
  rating: 'Looking for a perfect grid...',
  ratingFailed: "Couldn't check these letters here. You can still create the challenge.",
  difficulty: 'Difficulty',

  ready: 'Ready to Send',
  readyDetail: 'Anyone with the link can play your letters, without an account.',
  link: 'Link',
  copyLink: 'Copy Link',
  makeAnother: 'Make Another',
  open: 'See the Challenge',

  lists: 'Challenges',
  mine: 'My Challenges',
  made: 'Made',
  played: 'Played',
  noneMade: 'None yet',
  noneMadeDetail: "Choose eight letters, and you'll find the challenge here with everybody's scores.",
  nonePlayed: 'None played yet',
  nonePlayedDetail: 'When a friend sends you letters, your game will be here.',
  kept: `A challenge is deleted if nobody opens it for ${LIMITS.CHALLENGES_KEPT_DAYS} days.`,
  loadingList: 'Loading your challenges...',
  listFailed: "Your challenges couldn't be loaded.",
  listOffline: 'Your challenges will be here when you reconnect.',
  continueOffline: 'Continue Your Game',
  unfinished: 'Not finished',

  delete: 'Delete',
  deleteTitle: 'Delete this challenge?',
  deleteQuestion: "The link will stop working, and everybody's games with these letters will be deleted.",
  keep: 'Keep It',
  deleted: 'Challenge deleted',
  deleteFailed: "The challenge couldn't be deleted",

  loading: 'Loading the challenge...',
  loadFailed: "The challenge couldn't be loaded",
  closedLetters: 'Eight face-down letters',
  lead: 'Eight letters come one by one, every other round. In between, you choose your own, and make words across and down.',
  rules: "The daily's rules apply, but it doesn't affect your streak or the leaderboards.",
  play: 'Play',
  resume: 'Resume',
  starting: 'Setting up the letters...',
  goneDetail:
    'Its creator may have deleted it, or it was removed because nobody opened it for a long time. Check that the link is complete, or choose letters of your own.',
  makeOwn: 'Make Your Own',
  rejected: "Your grid wasn't accepted",

  yourLetters: 'Your letters',
  theLetters: 'The letters',
  grids: "Everybody's Grids",
  gridsFailed: "The grids couldn't be loaded.",
  loadingGrids: 'Loading the grids...',
  onlyYou: 'Nobody else has played yet. Send the link to somebody.',
  nobodyYet: 'Nobody has played yet',
  nobodyYetDetail: 'Send the link, and the grids will appear here.',
  you: 'You',
  anonymous: 'Anonymous',
  maker: 'Chose the letters',
  perfectGrid: 'A possible 32',
  send: 'Send It to Somebody Else',
  sendToFriends: 'Send the Link',
  withdraw: 'Take My Grid Off the List',
  withdrawTitle: 'Take your grid off the list?',
  withdrawQuestion: "Nobody else will see it, and you can't play this challenge again.",
  withdrawn: 'Your grid is off the list',
  withdrawFailed: "Your grid couldn't be taken off the list",
} as const;

/** What a challenge is called: its own name, or who has made it. */
export function challengeTitle({ name, maker, isOwn, letters }: Challenge): string {
  if (name !== null) return name;
  if (isOwn && letters) return letters.join('');
  return maker.playerName === null ? TEXTS.playLetters : `${maker.playerName}'s Letters`;
}

/** 'Ada chose eight letters for you' */
export const invitationText = ({ maker }: Challenge): string =>
  `${maker.playerName ?? 'Somebody'} chose eight letters for you`;

/** 'Played by 12 players' */
export const playedByText = (count: number): string => {
  if (count === 0) return 'Not played yet';
  const players = count === 1 ? 'player' : 'players';
  return `Played by ${count}${count === LIMITS.CHALLENGE_MAX_GRIDS ? ' or more' : ''} ${players}`;
};

/** 'Round 4 of 16, saved on this device' */
export const savedRoundText = (state: DailyState): string =>
  `${isDailyComplete(state) ? 'Finished' : `Round ${state.round} of ${ROUNDS}`}, saved on this device`;

/** '3 letters to go' */
export const lettersLeftText = (count: number): string =>
  `${count} ${count === 1 ? 'letter' : 'letters'} to go`;

/** 'Hard, 4 of 5' */
export const difficultyText = (word: string, difficulty: Difficulty): string =>
  `${word}, ${difficulty} of ${LIMITS.MAX_DIFFICULT}`;

/** For a screen reader, after a draw: 'Your letters: B, A, T' */
export const drawnText = (letters: string): string => `Your letters: ${[...letters].join(', ')}`;

/** '"Happy birthday, Mia" complete' */
export const completedText = (title: string): string => `"${title}" complete`;

/** The lines above the shared grid: the challenge and the score. */
export const challengeResultLines = (challenge: Challenge, score: number): string[] => [
  `${PRODUCT.toUpperCase()}: ${challengeTitle(challenge)}`,
  `I scored ${score}!`,
];

/** The text that goes with the link. */
export const challengeShareText = ({ name, url }: Pick<Challenge, 'name' | 'url'>): string =>
  `Play my letters on ${PRODUCT}${name === null ? '' : `: ${name}`}\n${url}`;

export const PERFECT_TEXTS: Readonly<Record<PerfectChance, string>> = {
  possible: 'A 32 is possible',
  impossible: 'No 32 is possible',
  unknown: "Can't tell whether a 32 is possible",
};

/** How hard the letters are, from 1 to 5. */
export const DIFFICULTY_TEXTS: Readonly<Record<Difficulty, string>> = {
  1: 'Very easy',
  2: 'Easy',
  3: 'Medium',
  4: 'Hard',
  5: 'Very hard',
};
