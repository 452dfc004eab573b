import { CURRENT_GAME_KEYS } from '../store/keys';
import { sessionStore } from '../store/storage';

/** Pages that are reached by leaving a game. */
const LEAVING_PATHS = ['/', '/play-friend', '/word-checker'];

/** Forgets the current game when the player goes to a page that leaves it. */
export function forgetGameOnLeaving(pathname: string): void {
  if (!LEAVING_PATHS.includes(pathname)) return;
  for (const key of Object.values(CURRENT_GAME_KEYS)) sessionStore.remove(key);
}
