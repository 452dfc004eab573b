import { useSyncExternalStore } from 'react';
import { SYSTEM_ASKS, stillness, systemAsksFor } from './appearance';
import { useSignal } from '../util/signal';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(SYSTEM_ASKS.reducedMotion);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the system, or the player, asks for less motion. CSS obeys by itself (tokens.css); this is for timers. */
export function useReducedMotion(): boolean {
  const systemAsks = useSyncExternalStore(
    subscribe,
    () => systemAsksFor('reducedMotion'),
    () => false,
  );
  return useSignal(stillness) || systemAsks;
}
