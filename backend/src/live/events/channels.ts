/** The names of all channels of the bus. */
export const CHANNELS = {
  /** Everything about one player, on all of their connections. */
  player: (playerUUID: string): string => `player:${playerUUID}`,
  /** The events of one game. */
  game: (gameId: string): string => `game:${gameId}`,
  /** Sessions that have ended, and players that now require one. Received by every instance. */
  sessions: 'sessions',
  /** Games whose seats have been transferred or that have been removed. Received by every instance. */
  reseated: 'reseated',
  /** Running games whose players have other names now. Received by every instance. */
  renamed: 'renamed',
} as const;
