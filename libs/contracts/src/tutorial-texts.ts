interface TutorialStep {
  readonly title: string;
  readonly text: string;
}

/** What the buttons and states of the tutorials say. */
export const TUTORIAL_TEXTS = {
  general: 'Tutorial',
  quick: 'Quick Tutorial',
  previous: 'Previous',
  next: 'Next',
  restart: 'Restart',
  startPlaying: 'Start Playing!',
  finish: 'Finish',
  loading: 'Loading...',
  noPicture: 'Image unavailable',
  leaveQuestion: 'Leave the tutorial?',
  leaveDetail: 'You will find it again in How to Play.',
  stay: 'Keep going',
  leave: 'Leave',
  gotIt: 'Got it!',
  goodLuck: 'Good Luck!',
  close: 'Close tutorial',
  bothWaysTitle: 'Both ways',
  bothWays:
    'Remember your challenge is to make words both left-to-right AND top-to-bottom in the grid (but not diagonally)',
} as const;

/** 'Step 2 of 9' */
export const stepText = (step: number, steps: number): string => `Step ${step} of ${steps}`;

export const roundTutorialName = (round: number): string => `Round ${round} tutorial`;

const GRID_BUILDING: TutorialStep = {
  title: 'Build your grid',
  text: 'Sixteen letters, one a round. Lay each on an empty square; words form across and down at once.',
};

const SCORING: TutorialStep = {
  title: 'Score your words',
  text: 'The best word of each row and each column counts: 2, 3 or 4 points for as many letters.',
};

/** The steps of each tutorial, in order. */
export const TUTORIAL_STEPS = {
  general: [
    {
      title: 'An empty board',
      text: 'Four rows, four columns. After sixteen rounds every square holds a letter.',
    },
    {
      title: 'One letter a round',
      text: 'The letter in hand is the teal tile above the board. It waits for a square.',
    },
    { title: 'Tap a square', text: 'The letter is set down there. Tap another square, and it moves.' },
    { title: 'Submit', text: 'Submit fixes the letter where it lies, and the next round begins.' },
    {
      title: 'Blind letters',
      text: 'In odd rounds of the daily the letter is given. Everyone gets the same.',
    },
    { title: 'Letters of your own', text: 'In even rounds tap a square and choose any letter for it.' },
    { title: 'Across and down', text: 'Words are read left to right and top to bottom, never diagonally.' },
    SCORING,
    {
      title: 'Twenty keeps the streak',
      text: 'Score 20 or more in the daily and your streak grows. Thirty-two is perfect.',
    },
  ],
  daily: [
    GRID_BUILDING,
    {
      title: 'Turn by turn',
      text: 'Odd rounds bring a blind letter, the same for everyone. In even rounds the letter is your choice.',
    },
    SCORING,
  ],
  'two-player': [
    {
      ...GRID_BUILDING,
      text: 'You and your friend lay the same sixteen letters, each on a grid of your own.',
    },
    {
      title: 'Take turns',
      text: 'One of you chooses the letter of a round, the other that of the next. You both place every one.',
    },
    { ...SCORING, text: `${SCORING.text} The higher total wins.` },
  ],
  quick: [
    {
      title: 'A letter a day? Sixteen',
      text: 'Each day brings one game of sixteen rounds, one letter in each.',
    },
    { title: 'Odd rounds: blind letters', text: 'The letter is given, and the same for everyone that day.' },
    { title: 'Lay it', text: 'Tap a square to set it down. Tap another to move it.' },
    { title: 'Submit', text: 'Submit, or Enter, fixes it there.' },
    {
      title: 'Even rounds: your letters',
      text: 'Tap a square, choose any letter for it. The cross takes it back.',
    },
    SCORING,
    { title: 'Keep your streak', text: 'Twenty points or more, at least once in three days, keep it alive.' },
  ],
} as const satisfies Record<string, readonly TutorialStep[]>;

export type TutorialName = keyof typeof TUTORIAL_STEPS;

/** What the first rounds of a first daily say, step by step. */
export const ROUND_STEPS = {
  1: ['Tap a square to place the letter', 'Tap another square to change it', 'Tap Submit'],
  2: [
    'Tap a square and choose a letter from the keyboard',
    'Tap X to reset, or another square to move',
    'Tap Submit',
  ],
} as const;
