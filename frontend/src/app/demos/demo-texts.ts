import type { DEMO_PAGES } from '@tessera/contracts/wire';

/** The texts beside the screens on the demo pages. */
export const DEMO_TEXTS = {
  index: 'Demos',
  showAgain: 'Show Again',
  yourTurn: 'Your Turn',
  friend: 'A Friend',
  names: {
    dailyDemo: 'Daily Game',
    winDemo: 'Game Won',
    lossDemo: 'Game Lost',
    resultsDemo: 'Daily Results',
    countingDemo: 'Counting the Words',
    achievementDemo: 'New Streak Status',
    streakEnhancementDemo: 'Longer Streak',
    homeDemo: 'Home with a 10-Game Streak',
    round1PopupDemo: 'Round 1 Popup',
    round2PopupDemo: 'Round 2 Popup',
    round2SequenceDemo: 'Round 2, Step by Step',
    round1TutorialDemo: 'Round 1 Tutorial',
  },
} as const satisfies { names: Record<keyof typeof DEMO_PAGES, string> } & Record<string, unknown>;
