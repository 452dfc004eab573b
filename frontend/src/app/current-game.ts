import { KEYS } from '../store/keys';
import { sessionStore } from '../store/storage';

/** What a tab remembers of the game it is in. */
const CURRENT_GAME_KEYS = [
  KEYS.playerGameId,
  KEYS.playerId,
  KEYS.requestedPlayerId,
  KEYS.gameState,
  KEYS.playerInfo,
  KEYS.currentGameId,
];

/** Pages that are reached by leaving a game. */
const LEAVING_PATHS = new Set(['/', '/play-friend', '/word-checker']);

/** Forgets the current game when the player goes to a page that leaves it. */
export function forgetGameOnLeaving(pathname: string): void {
  if (!LEAVING_PATHS.has(pathname)) return;
  for (const key of CURRENT_GAME_KEYS) sessionStore.remove(key);
}
