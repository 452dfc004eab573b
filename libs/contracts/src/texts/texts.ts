import { STREAK_SCORE } from '@tessera/rules';
import { PRODUCT } from '../product/product.js';

export const BAD_GRID_CELL = 'A grid must have four rows of four letters A-Z';
export const BAD_ROWS = 'A grid must have four rows of four cells';
export const BAD_LETTER = 'A letter must be a single A-Z letter';
export const BAD_ROUND = 'A round must be a number from 1 to 16';

/** Texts that are worded by the specification or used in more than one place. */
export const TEXTS = {
  dailyAlreadyPlayed: "Today's game has already been played on this browser. Please play again tomorrow.",
  dailyInitFailed: 'Failed to initialize Daily Challenge',
  tryAgain: 'Please try again.',
  retry: 'Try again',
  error: 'Error',
  settingUpLetters: "Setting up today's letters...",
  loadingGame: 'Loading the game...',
  oneMoment: 'Just a moment.',
  gridFull: 'Your grid is full',
  noGameData: 'No game data available',
  rateLimited: 'Rate limit exceeded. Please wait a moment and try again.',
  scoreMissing: 'Backend failed to calculate score properly',
  submitGameFailed: 'Failed to submit game. Please try again.',
  resultFailed: 'Failed to load game result',
  noResult: 'No result found',
  placeLetterFailed: 'Failed to place letter',
  reconnect: 'Please reconnect',
  feedbackRequired: 'Please enter your feedback before submitting.',
  invalidEmail: 'Please enter a valid email address',
  offline: "You're offline",
  storageFull: "This browser can't save your game",
  storageFullSignedIn:
    'Its storage is full or turned off. Your daily is saved to your account; anything else may be lost when you close this tab.',
  storageBlocked:
    "It's set to block cookies and site data. Allow them for this site in its settings; otherwise, your progress is lost when you close this tab.",
  storageFullAnonymous:
    'Its storage is full or turned off. Your progress may be lost when you close this tab. Free up some space, or sign in to save your daily to your account.',
  pageMissing: "This page couldn't be loaded",
  newVersion: `A new version of ${PRODUCT} is ready`,
  newVersionAfterGame: 'Finish your game, then reload to update.',
  reload: 'Reload',
  later: 'Later',

  oddRoundChoice: 'Cannot choose letter in odd rounds',
  invalidCell: 'Invalid cell index',
  cellOccupied: 'Cell already occupied',
  inlineOnlyEven: 'Inline letter selection is only available in even rounds',
  alreadyChosen: 'The letter for this round has already been chosen.',
  alreadyPlaced: 'You have already placed your letter this round',
  gameOver: 'The game is over.',
  noLetter: 'No letter is currently selected. Please wait for a letter to be chosen.',

  evenRoundPrompt: 'Tap grid. Choose letter. Submit',
  chooseLetter: 'Choose Letter',
  gridName: 'Your grid',

  showMore: 'Show More',
  noData: 'No data available',
  startStreak: `Score ${STREAK_SCORE} to start a streak`,

  submit: 'Submit',
  cancel: 'Cancel',
  close: 'Close',
  /** The cross in a dialog's corner. Other buttons may say 'Close'. */
  closeDialog: 'Close dialog',
  copy: 'Copy',
  share: 'Share',

  todaysGame: "Today's Game",
  playFriend: 'Play a Friend',
  playBot: 'Play the Bot',
  playLetters: 'Play My Letters',
  leaderboards: 'Leaderboards',
  club: 'The 32 Club',
  groups: 'Groups',
  yourRecord: 'Your Record',
  playerName: 'Player Name',
  feedback: 'Feedback',
  feedbackForm: 'Feedback form',
  community: 'Community',
  privacyPolicy: 'Privacy Policy',
  serviceStatus: 'Service Status',
  simpleDaily: 'Simple Daily',
  archive: 'Archive',
  howToPlay: 'How to Play',
  moreInfo: 'More Info',
  aboutUs: 'About Us',
  settings: 'Settings',
  scoringRules: 'Scoring Rules',
  dailyTutorial: 'Daily Tutorial',
  twoPlayerTutorial: '2-Player Tutorial',
  playTutorial: 'Play Tutorial',
  leaveTutorial: 'Leave the tutorial?',
  leaveTutorialDetail: 'You can find it again in How to Play.',
  keepGoing: 'Keep Going',
  leave: 'Leave',
  wordChecker: 'Word Checker',
  signIn: 'Sign In',
  yourAccount: 'Your Account',
  logOut: 'Log Out',
  backToResults: 'Back to Results',
  seeResults: 'See Results',
  reviewGame: 'Review This Game',
  shareResults: 'Share Results',
  pictureOfResult: 'Your result as a picture',

  copied: 'Copied!',
  couldNotCopy: "Couldn't copy automatically",
  shareFailed: 'Failed to share',

  pageNotFound: 'Page Not Found',
  pageNotFoundDetail: "The page you're looking for doesn't exist.",
  goBack: 'Go back',
  viewLeaderboards: 'View Leaderboards',
  returnHome: 'Return Home',
  renderError: 'Something went wrong',
  notifications: 'Notifications',

  noDefinitions: `Definitions are not currently available for all valid ${PRODUCT} words`,
} as const;

/** 'Round 7 of 16' */
export const roundText = (round: number, rounds: number): string => `Round ${round} of ${rounds}`;

export const placeLetterText = (letter: string): string => `Place the letter ${letter}`;

export const blindLetterText = (letter: string): string => `Blind letter: ${letter}`;

export const wordVerdict = (word: string, isValid: boolean): string =>
  `"${word}" is ${isValid ? '' : 'not '}a valid ${PRODUCT} word`;

/** Shown to a player who starts the simple daily again after completing it. */
export const simpleAlreadyPlayedText = (score: number): string =>
  `You've already completed today's game! Your score was ${score} points. Come back tomorrow for the next challenge.`;

/** 'Finish #688': an earlier daily that has been begun. */
export const finishText = (gameNumber: number): string => `Finish #${gameNumber}`;

/** For a game that the server rejects for good, e.g. "Game #689 couldn't be submitted". */
export const rejectedText = (gameNumber: number): string => `Game #${gameNumber} couldn't be submitted`;

export const loadingFailedText = (message: string): string => `Error loading game: ${message}`;

/** 'Your move in 2 games', for the icon and the menu. */
export const turnsText = (count: number): string => `Your move in ${count} ${count === 1 ? 'game' : 'games'}`;
