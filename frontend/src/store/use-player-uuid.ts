import { useSyncExternalStore } from 'react';
import { currentIdentity, knownIdentity } from './identity';

/** Makes the identity where there is none; another tab may change it. */
function subscribe(onChange: () => void): () => void {
  currentIdentity();
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** The player's UUID; null for a moment on the very first visit, until this browser has made one. */
export const usePlayerUuid = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => knownIdentity()?.playerUUID ?? null,
    () => null,
  );
