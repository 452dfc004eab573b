import { useSyncExternalStore } from 'react';
import { SYSTEM_PREFERENCES, isMotionReduced, systemPrefers } from './appearance';
import { useSignal } from '../util/signal';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(SYSTEM_PREFERENCES.reducedMotion);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/**
 * Whether the system or the player prefers reduced motion. For timers only: CSS handles it by itself
 * (tokens.css).
 */
export function useReducedMotion(): boolean {
  const systemAsks = useSyncExternalStore(
    subscribe,
    () => systemPrefers('reducedMotion'),
    () => false,
  );
  return useSignal(isMotionReduced) || systemAsks;
}
