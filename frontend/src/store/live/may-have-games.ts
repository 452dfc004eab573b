import { KEYS } from '../storage/keys';
import { createNotifier } from '../notifications';
import { localStore } from '../storage/storage';

/** Notifies when the server reports live games that this browser didn't know of. */
export const liveGamesNotifier = createNotifier<null>();

/** Whether the player may have unfinished live games: with a seat from this browser, or as the server has reported. */
export const mayHaveGames = (): boolean =>
  localStore.keysFrom(KEYS.assignment).length > 0 || localStore.readText(KEYS.liveGames) !== null;

/** Remembers for all pages what the server has reported. */
export function noteLiveGames(hasGames: boolean): void {
  if (!hasGames) return localStore.remove(KEYS.liveGames);
  const wasKnown = mayHaveGames();
  localStore.writeText(KEYS.liveGames, 'true');
  if (!wasKnown) liveGamesNotifier.notify(null);
}
