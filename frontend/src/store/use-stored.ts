import { useSyncExternalStore } from 'react';
import { localStore } from './storage';

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** Renders again when another tab changes what stands under a key. Answers its text as it is stored. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => localStore.readText(key),
    () => null,
  );
