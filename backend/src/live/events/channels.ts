/** The names of all channels of the bus. */
export const CHANNELS = {
  /** What concerns one player, wherever they are connected. */
  player: (playerUUID: string): string => `player:${playerUUID}`,
  /** What happens in one game. */
  game: (gameId: string): string => `game:${gameId}`,
  /** Which sessions have ended and which players now need one: received by every instance. */
  sessions: 'sessions',
  /** Games whose seats have gone to another player, or that are gone: received by every instance. */
  reseated: 'reseated',
} as const;
