import { TEXTS } from '@tessera/contracts/texts';

/** Texts of the simple daily. */
export const SIMPLE_TEXTS = {
  title: TEXTS.simpleDaily,
  about:
    'You get a blind letter in odd rounds and choose your own in even rounds. After sixteen, the grid is full.',
  selectFailed: 'Failed to submit letter',
  connectionLost: `${TEXTS.reconnect}. Your letter stays in place.`,
} as const;
