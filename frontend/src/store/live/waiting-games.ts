import { LIVE_KEYS } from './live-keys';
import { sessionStore } from '../storage/storage';

// Games created or joined in this tab that are waiting for a second player. Home opens them when they start,
// even after a reload. Separate from the live game's own state, which home doesn't load.

export function waitingGames(): string[] {
  const saved = sessionStore.readJson(LIVE_KEYS.waitingGames);
  return Array.isArray(saved) ? saved.filter((code) => typeof code === 'string') : [];
}

export const hasWaitingGames = (): boolean => waitingGames().length > 0;

export const addWaitingGame = (gameId: string): void =>
  sessionStore.writeJson(LIVE_KEYS.waitingGames, [...new Set([...waitingGames(), gameId])]);

/** Returns true if it was one of them. */
export function removeWaitingGame(gameId: string): boolean {
  const known = waitingGames();
  if (!known.includes(gameId)) return false;
  sessionStore.writeJson(
    LIVE_KEYS.waitingGames,
    known.filter((code) => code !== gameId),
  );
  return true;
}
