import { TEXTS } from '@tessera/contracts/texts';
import type { Mosaic } from '@tessera/rules';

/** A perfect grid of eight different words. */
export const EXAMPLE: Mosaic = 'LACKIRONMEREBAKE';

/** Texts of the start page. */
export const HOME_TEXTS = {
  aim: ['Place 16 letters.', 'Make words across and down.'],
  example:
    'An example: sixteen letters make the words lack, iron, mere and bake across, and limb, area, cork and knee down.',
  whose: { everyones: 'Eight letters are the same for everyone.', own: 'You choose the other eight.' },
  perfect: 'Thirty-two is perfect',
  perfectDetail: 'Four rows and four columns, with a four-letter word in every one of them.',
  completed: `${TEXTS.todaysGame} Completed!`,
  nextLetters: 'Next letters in',
  yesterday: "Yesterday's best grid",
  points: 'points today',
  week: 'Your Last Seven Days',
  howItWorks: 'How It Works',
  rules: [
    "Every other round brings one of the day's eight letters, the same for everyone.",
    'In the rounds in between, you choose the letter yourself.',
    'A row or column scores as many points as its longest word has letters.',
  ],
  topFive: "Today's Top Five",
  topEmpty: 'Nobody on the leaderboards has played yet today. You could be the first.',
  topFailed: "Today's scores couldn't be loaded.",
  streaksFailed: 'Failed to fetch unified streaks',
} as const;

/** What follows the score: 'of 31 possible'. */
export const possibleText = (score: number, best: number): string =>
  score < best ? `of ${best} possible` : 'No better score was possible';
