import { useSyncExternalStore } from 'react';
import { localStore } from './storage';

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** The stored text of a key. Rerenders when another tab changes it. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => localStore.readText(key),
    () => null,
  );
