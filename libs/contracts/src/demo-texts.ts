import type { DEMO_PAGES } from './paths.js';

/** The texts beside the screens on the demo pages. */
export const DEMO_TEXTS = {
  index: 'Demonstrations',
  showAgain: 'Show it again',
  yourTurn: 'Your Turn',
  friend: 'A Friend',
  names: {
    dailyDemo: 'The Daily',
    winDemo: 'A Game Won',
    lossDemo: 'A Game Lost',
    resultsDemo: 'Results of a Daily',
    countingDemo: 'Counting the Words',
    achievementDemo: 'A New Streak Status',
    streakEnhancementDemo: 'A Longer Streak',
    homeDemo: 'Home, on a Streak of Ten',
    round1PopupDemo: 'Round 1 Popup',
    round2PopupDemo: 'Round 2 Popup',
    round2SequenceDemo: 'Round 2, Step by Step',
    round1TutorialDemo: 'Round 1 Tutorial',
  },
} as const satisfies { names: Record<keyof typeof DEMO_PAGES, string> } & Record<string, unknown>;
