/** Every key that the browser's storages hold, once. */
export const KEYS = {
  identity: 'playerIdentity',
  playerUuid: 'playerUUID',
  completions: '1pv3_daily_completions',
  /** Followed by the date of the game, `yyyy-mm-dd`. */
  dailyGame: '1pv3_daily_game_',
  /** Followed by the code of a two-player game: which seat of it is ours. */
  gameAssignment: 'gameAssignment_',

  // What a tab keeps of its live connection, for as long as it is open.
  clientId: 'clientId',
  previousClientId: 'previousClientId',
  connectionId: 'connectionId',
  lastEventId: 'lastEventId',

  // And of the two-player game that it is in.
  currentGameId: 'currentGameId',
  playerGameId: 'playerGameId',
  playerId: 'playerId',
  requestedPlayerId: 'requestedPlayerId',
  playerInfo: 'playerInfo',
  gameState: 'gameState',
} as const;
