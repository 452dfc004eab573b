import { TEXTS } from '@tessera/contracts/constants';

/** What the simple daily says, once. */
export const SIMPLE_TEXTS = {
  title: 'Simple Daily',
  loading: "Laying out today's letters",
  about:
    'A blind letter in the odd rounds, one of your own choice in the even ones: sixteen, and the grid is full.',
  selectFailed: 'Failed to submit letter',
  oneMoment: 'One moment.',
  lineLost: `${TEXTS.reconnect}. Your letter stays where it is.`,
} as const;
