import { useSyncExternalStore } from 'react';
import { currentIdentity, knownIdentity } from './identity';

/** Creates the identity if there is none. Another tab may change it. */
function subscribe(onChange: () => void): () => void {
  currentIdentity();
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** The player's UUID. Null only for a moment on the very first visit, until this browser has created one. */
export const usePlayerUuid = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => knownIdentity()?.playerUUID ?? null,
    () => null,
  );
