/** What the hints in the first rounds of a first daily say. */
export const ROUND_TEXTS = {
  aim: 'Make words across and down.',
  gotIt: 'Got it!',
  close: 'Close tutorial',
  bothWaysTitle: 'Both ways',
  bothWays:
    'Remember your challenge is to make words both left-to-right AND top-to-bottom in the grid (but not diagonally)',
  bothWaysSpoken: 'Remember: words count from left to right and from top to bottom, never diagonally.',
  goodLuck: 'Good Luck!',
} as const;

export const roundTutorialName = (round: number): string => `Round ${round} tutorial`;

/** The hints in the first rounds of a player's first daily. */
export const ROUND_STEPS = {
  1: ['Tap a square to place the letter', 'Tap another square to change it', 'Tap Submit'],
  2: [
    'Tap a square and choose a letter from the keyboard',
    'Tap X to reset, or another square to move',
    'Tap Submit',
  ],
} as const;
