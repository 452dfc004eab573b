import type { TutorialName } from '../../store/daily/tutorial-flags';

interface TutorialStep {
  readonly title: string;
  readonly text: string;
}

/** Texts of the tutorials' buttons and states. */
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
} as const;

/** 'Step 2 of 9' */
export const stepText = (step: number, steps: number): string => `Step ${step} of ${steps}`;

const GRID_BUILDING: TutorialStep = {
  title: 'Build your grid',
  text: 'You get sixteen letters, one per round. Place each on an empty square to form words across and down.',
};

const SCORING: TutorialStep = {
  title: 'Score your words',
  text: 'The longest word in each row and column counts: 2, 3 or 4 points, one for each letter.',
};

/** The steps of each tutorial, in order. */
export const TUTORIAL_STEPS = {
  general: [
    {
      title: 'An empty grid',
      text: 'Four rows, four columns. After sixteen rounds, every square holds a letter.',
    },
    {
      title: 'One letter per round',
      text: 'Your letter is the teal tile above the grid, ready to be placed.',
    },
    { title: 'Tap a square', text: 'Your letter goes there. Tap another square to move it.' },
    { title: 'Submit', text: 'Submit locks the letter in place and starts the next round.' },
    {
      title: 'Blind letters',
      text: 'In odd rounds of the daily, the letter is chosen for you. Everyone gets the same one.',
    },
    { title: 'Your own letters', text: 'In even rounds, tap a square and choose any letter.' },
    { title: 'Across and down', text: 'Words read left to right and top to bottom, never diagonally.' },
    SCORING,
    {
      title: 'Score 20 to keep your streak',
      text: 'Score 20 or more in the daily and your streak grows. 32 is perfect.',
    },
  ],
  daily: [
    GRID_BUILDING,
    {
      title: 'Turn by turn',
      text: 'In odd rounds, everyone gets the same blind letter. In even rounds, you choose the letter.',
    },
    SCORING,
  ],
  'two-player': [
    {
      ...GRID_BUILDING,
      text: 'You and your friend place the same sixteen letters, each on your own grid.',
    },
    {
      title: 'Take turns',
      text: 'You take turns choosing the letter for each round. You both place every letter.',
    },
    { ...SCORING, text: `${SCORING.text} The higher total wins.` },
  ],
  quick: [
    {
      title: 'Sixteen letters a day',
      text: "There's one game every day, with sixteen rounds and one letter per round.",
    },
    {
      title: 'Odd rounds: blind letters',
      text: 'The letter is chosen for you, and everyone gets the same one that day.',
    },
    { title: 'Place it', text: 'Tap a square to place it. Tap another to move it.' },
    { title: 'Submit', text: 'Tap Submit or press Enter to lock it in.' },
    {
      title: 'Even rounds: your letters',
      text: 'Tap a square and choose any letter. Tap X to take it back.',
    },
    SCORING,
    { title: 'Keep your streak', text: 'Score 20 or more at least once every three days to keep it alive.' },
  ],
} as const satisfies Record<TutorialName, readonly TutorialStep[]>;
