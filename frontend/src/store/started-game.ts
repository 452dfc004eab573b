import { useSyncExternalStore } from 'react';
import { KEYS } from './keys';
import { sessionStore } from './storage';

/**
 * The game that has just started and that this tab made or joined: home goes there. Kept apart from the
 * live game's own state, which home does not load.
 */
const listeners = new Set<() => void>();

export function setStartedGame(gameId: string | null): void {
  if (gameId === null) sessionStore.remove(KEYS.startedGame);
  else sessionStore.writeText(KEYS.startedGame, gameId);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const current = () => sessionStore.readText(KEYS.startedGame);

export const useStartedGame = (): string | null => useSyncExternalStore(subscribe, current, current);
