import { LIMITS } from '@tessera/contracts/constants';
import { signal, useSignal } from '../util/signal';

// Tooltips load late and have no common Radix provider around the app, so Radix can't share their state.
// This tracks whether another one was open within the last 300 ms; then the next opens at once.
const warm = signal(false);
let cooling: ReturnType<typeof setTimeout> | undefined;

export function trackTooltip(open: boolean): void {
  clearTimeout(cooling);
  if (open) warm.set(true);
  else cooling = setTimeout(() => warm.set(false), LIMITS.TOOLTIP_SKIP_DELAY_MS);
}

/** The current delay before a tooltip opens. */
export const useTooltipDelay = (): number => (useSignal(warm) ? 0 : LIMITS.TOOLTIP_DELAY_MS);
