import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (onChange: () => void) => {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the system asks for less motion. CSS motion obeys by itself (tokens.css); this is for timers. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
