/** The keys used only by live games. */
export const LIVE_KEYS = {
  /** This tab only, a JSON array: the codes of its games that are waiting for a second player. */
  waitingGames: 'ownGames',

  // The state of this tab's live connection, kept for as long as the tab is open.
  previousClientId: 'previousClientId',
  connectionId: 'connectionId',
  lastEventId: 'lastEventId',
} as const;
