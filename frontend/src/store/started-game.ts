import { useSyncExternalStore } from 'react';
import { KEYS } from './keys';
import { sessionStore } from './storage';

/**
 * A game that was created or joined in this tab and has just started; home then opens it. Separate from the
 * live game's own state, which home doesn't load.
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
