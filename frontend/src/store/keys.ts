/** Every key that the browser's storages hold, once. */
export const KEYS = {
  identity: 'playerIdentity',
  playerUuid: 'playerUUID',
  completions: '1pv3_daily_completions',
  /** Followed by the date of the game, `yyyy-mm-dd`. */
  dailyGame: '1pv3_daily_game_',
} as const;
