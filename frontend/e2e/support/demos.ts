import { TEXTS } from '@tessera/contracts/texts';
import type { DEMO_PAGES } from '@tessera/contracts/wire';
import { ROUND_STEPS } from '../../src/features/daily/tutorial/round-texts';

/** A text that appears when the demo has loaded. */
export const VISIBLE_TEXT_OF: Record<keyof typeof DEMO_PAGES, string> = {
  dailyDemo: 'Round 1 of 16',
  winDemo: 'Victory!',
  lossDemo: 'Better luck next time',
  resultsDemo: TEXTS.shareResults,
  countingDemo: TEXTS.viewLeaderboards,
  achievementDemo: 'NEW STREAK STATUS!',
  streakEnhancementDemo: 'Congratulations!',
  homeDemo: "Play Today's Game",
  round1PopupDemo: ROUND_STEPS[1][0],
  round2PopupDemo: ROUND_STEPS[2][0],
  round2SequenceDemo: ROUND_STEPS[2][0],
  round1TutorialDemo: ROUND_STEPS[1][0],
};

export const demoNames = Object.keys(VISIBLE_TEXT_OF) as (keyof typeof DEMO_PAGES)[];
