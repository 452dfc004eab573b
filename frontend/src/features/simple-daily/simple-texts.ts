/** What the simple daily says, once. */
export const SIMPLE_TEXTS = {
  title: 'Simple Daily',
  selectFailed: 'Failed to submit letter',
  oneMoment: 'One moment.',
} as const;
