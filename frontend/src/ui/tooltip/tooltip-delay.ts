import { LIMITS } from '@tessera/contracts/constants';
import { signal, useSignal } from '../util/signal';

// Each tooltip is a world of its own to Radix (they load late, without a provider around the app),
// so the rule 'at once, if another was open 300 ms ago' is kept here for all of them.
const warm = signal(false);
let cooling: ReturnType<typeof setTimeout> | undefined;

export function trackTooltip(open: boolean): void {
  clearTimeout(cooling);
  if (open) warm.set(true);
  else cooling = setTimeout(() => warm.set(false), LIMITS.TOOLTIP_SKIP_DELAY_MS);
}

/** How long a pointer has to rest now until a tooltip opens. */
export const useTooltipDelay = (): number => (useSignal(warm) ? 0 : LIMITS.TOOLTIP_DELAY_MS);
