import { TEXTS } from '@tessera/contracts/texts';
/** Texts of the Player Name page and of the prompt after a game that aren't in the contracts. */
export const NAME_LABELS = {
  title: TEXTS.playerName,
  yours: 'Your Player Name for display on the Leaderboards is',
  edit: 'Edit Player Name',
  placeholder: 'Enter your name',
  save: 'Save Name',
  update: 'Update Name',
  saving: 'Saving...',
  loading: 'Loading your name...',
  about: 'Your name appears on the daily high scores and Streak leaderboards. You can change it at any time.',

  statistics: 'Your Game Statistics',
  loadingStats: 'Loading stats...',
  streak: '20+ Points Streak',
  best: 'Best Ever Streak',
  status: 'Streak Status',
  lastThree: 'Played of last 3 games',
  noStatus: 'None',

  signedInDetail: 'Your name, streaks and games are saved across your devices.',
  keepStats: 'Want to keep your stats across devices?',

  promptTitle: 'Add name to Leaderboards',
  promptDetail: 'Players with a name are listed on the leaderboards.',
  dontAsk: "Don't ask me again",
  notNow: 'Not Now',
  addName: 'Add Name',
  available: 'Username is available!',
  unavailable: 'Username is taken',
  invalidName: 'Invalid name',
  notAvailableTitle: 'Username not available',
  checkFailed: 'Failed to check availability',
  saved: 'Name saved!',
  savedDetail: 'Your name has been updated on the leaderboards.',
  updateFailed: 'Failed to update player name',
  saveFailed: 'Failed to save name',
  lookUpFailed: 'Failed to get player name',
  statsFailed: 'Failed to fetch player stats',
} as const;

/** '7/20 characters' */
export const lengthText = (length: number, most: number): string => `${length}/${most} characters`;
