import { Refusal } from '../platform/http/refusal.js';
import type { DailyGameEntity } from './daily-game.entity.js';

/** The game, if it is there and belongs to this player; otherwise the refusal that says which it is. */
export function ownGame(game: DailyGameEntity | null, playerUUID: string): DailyGameEntity {
  if (!game) throw new Refusal('GAME_NOT_FOUND', { field: 'gameId' });
  if (game.playerUUID !== playerUUID) throw new Refusal('NOT_YOUR_GAME', { field: 'gameId' });
  return game;
}
