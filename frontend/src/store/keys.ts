import { KEY_PREFIX } from '@tessera/contracts/constants';

/** Every key that the browser's storages hold, once. */
export const KEYS = {
  identity: 'playerIdentity',
  playerUuid: 'playerUUID',
  completions: '1pv3_daily_completions',
  /** Followed by the date of the game, `yyyy-mm-dd`. */
  dailyGame: '1pv3_daily_game_',

  /** Of this tab only: the game that it is in. */
  playerGameId: 'playerGameId',
  playerId: 'playerId',
  gameState: 'gameState',
  playerInfo: 'playerInfo',
  currentGameId: 'currentGameId',
  /** Of this tab only: when it reloaded itself for newer code. */
  reloadedAt: `${KEY_PREFIX}-reloaded-at`,
} as const;
