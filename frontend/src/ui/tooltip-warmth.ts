import { LIMITS } from '@tessera/contracts/constants';
import { useSyncExternalStore } from 'react';

// Each tooltip is a world of its own to Radix (they load late, without a provider around the app),
// so the rule 'at once, if another was open 300 ms ago' is kept here for all of them.
let warm = false;
let cooling: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  warm = next;
  for (const listener of listeners) listener();
};

export function noteTooltip(open: boolean): void {
  clearTimeout(cooling);
  if (open) set(true);
  else cooling = setTimeout(() => set(false), LIMITS.TOOLTIP_SKIP_DELAY_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How long a pointer has to rest now until a tooltip opens. */
export const useTooltipDelay = (): number =>
  useSyncExternalStore(subscribe, () => warm) ? 0 : LIMITS.TOOLTIP_DELAY_MS;
