import { TEXTS } from '@tessera/contracts/constants';

/** Texts of the simple daily. */
export const SIMPLE_TEXTS = {
  title: 'Simple Daily',
  loading: "Setting up today's letters...",
  about:
    'You get a blind letter in odd rounds and choose your own in even rounds. After sixteen, the grid is full.',
  selectFailed: 'Failed to submit letter',
  oneMoment: 'Just a moment.',
  connectionLost: `${TEXTS.reconnect}. Your letter stays in place.`,
} as const;
