/** The keys that only the two-player game reads and writes. */
export const LIVE_KEYS = {
  /** Followed by the code of a game: which seat of it is ours. In the local storage. */
  assignment: 'gameAssignment_',

  // What a tab keeps of its live connection, for as long as it is open.
  previousClientId: 'previousClientId',
  connectionId: 'connectionId',
  lastEventId: 'lastEventId',
} as const;
