/** What to do with the letter in hand. */
export const HAND_TEXTS = {
  blindHint: 'Blind letter. Tap a square to place it.',
  ownHint: 'You choose this letter.',
  tapForIt: 'Tap a square to place it.',
  tapToMove: 'Tap another square to move it.',
  tapToMoveOrReset: 'Tap another square to move it, or ✕ to take it back.',
  /** For screen readers. */
  enterSubmits: 'Enter submits it here.',
} as const;
