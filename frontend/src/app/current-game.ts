import { PAGES } from '@tessera/contracts/constants';
import { matchPath } from 'react-router-dom';
import { CURRENT_GAME_KEYS } from '../store/storage/keys';
import { sessionStore } from '../store/storage/storage';

/** Visiting one of these pages leaves the current game. */
const LEAVING_PAGES = [PAGES.home, PAGES.playFriend, PAGES.wordChecker, PAGES.feedback];

/** Forgets the current game when the player goes to one of these pages. */
export function forgetGameOnLeaving(pathname: string): void {
  if (!LEAVING_PAGES.some((page) => matchPath(page, pathname))) return;
  for (const key of Object.values(CURRENT_GAME_KEYS)) sessionStore.remove(key);
}
