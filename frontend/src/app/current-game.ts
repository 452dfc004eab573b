import { PAGES } from '@tessera/contracts/constants';
import { matchPath } from 'react-router-dom';
import { KEYS } from '../store/keys';
import { sessionStore } from '../store/storage';

/** What a tab remembers of the game it is in. */
const CURRENT_GAME = [KEYS.playerGameId, KEYS.playerId, KEYS.gameState, KEYS.playerInfo, KEYS.currentGameId];

/** Pages that are reached by leaving a game. */
const LEAVING_PAGES = [PAGES.home, PAGES.wordChecker];

/** Forgets the current game when the player goes to a page that leaves it. */
export function forgetGameOnLeaving(pathname: string): void {
  if (!LEAVING_PAGES.some((page) => matchPath(page, pathname))) return;
  for (const key of CURRENT_GAME) sessionStore.remove(key);
}
