/** The names of all channels of the bus. */
export const CHANNELS = {
  /** What concerns one player, wherever they are connected. */
  player: (playerUUID: string): string => `player:${playerUUID}`,
  /** What happens in one game. */
  game: (gameId: string): string => `game:${gameId}`,
} as const;
