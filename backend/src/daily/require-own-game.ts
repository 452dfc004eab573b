import { AppError } from '../platform/http/app-error.js';

/** The game, if it is there and belongs to this player; otherwise the rejection that says which it is. */
export function requireOwnGame<Game extends { playerUUID: string }>(
  game: Game | null,
  playerUUID: string,
): Game {
  if (!game) throw new AppError('GAME_NOT_FOUND', { field: 'gameId' });
  if (game.playerUUID !== playerUUID) throw new AppError('NOT_YOUR_GAME', { field: 'gameId' });
  return game;
}
