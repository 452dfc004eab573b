import { useSyncExternalStore } from 'react';

/**
 * The game that has just started and that this tab made or joined: home goes there. Kept apart from the
 * live game's own state, which home does not load.
 */
let started: string | null = null;
const listeners = new Set<() => void>();

export function noteStartedGame(gameId: string | null): void {
  started = gameId;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const current = () => started;

export const useStartedGame = (): string | null => useSyncExternalStore(subscribe, current, current);
