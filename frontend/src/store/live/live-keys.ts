/** The keys used only by live games. */
export const LIVE_KEYS = {
  /** In local storage, followed by a game code: the player's seat in that game. */
  assignment: 'gameAssignment_',

  // The state of this tab's live connection, kept for as long as the tab is open.
  previousClientId: 'previousClientId',
  connectionId: 'connectionId',
  lastEventId: 'lastEventId',
} as const;
