import { AppError } from '../platform/requests/app-error.js';

/** Returns the game; throws if there is none or it isn't this player's. */
export function requireOwnGame<Game extends { playerUUID: string }>(
  game: Game | null,
  playerUUID: string,
): Game {
  if (!game) throw new AppError('GAME_NOT_FOUND', { field: 'gameId' });
  if (game.playerUUID !== playerUUID) throw new AppError('NOT_YOUR_GAME', { field: 'gameId' });
  return game;
}
