import { KEYS } from './keys';
import { sessionStore } from './storage';

// Games that this tab created or joined and that are waiting for a second player: home opens them when they
// start, even after a reload. Separate from the live game's state, which home does not load.

export function ownGames(): string[] {
  const kept = sessionStore.readJson(KEYS.ownGames);
  return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
}

export const hasOwnGames = (): boolean => ownGames().length > 0;

export const noteOwnGame = (gameId: string): void =>
  sessionStore.writeJson(KEYS.ownGames, [...new Set([...ownGames(), gameId])]);

/** True if it was one of them. */
export function forgetOwnGame(gameId: string): boolean {
  const known = ownGames();
  if (!known.includes(gameId)) return false;
  sessionStore.writeJson(
    KEYS.ownGames,
    known.filter((code) => code !== gameId),
  );
  return true;
}
