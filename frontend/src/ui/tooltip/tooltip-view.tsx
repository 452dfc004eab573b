import { LIMITS } from '@tessera/contracts/wire';
import { Tooltip as Radix } from 'radix-ui';
import { useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { signal, useSignal } from '../util/signal';

// Tooltips load late and have no common Radix provider around the app, so Radix can't share their state.
// This tracks whether another one was open within the last 300 ms; then the next opens at once.
const warm = signal(false);
let cooling: ReturnType<typeof setTimeout> | undefined;

function trackTooltip(open: boolean): void {
  clearTimeout(cooling);
  if (open) warm.set(true);
  else cooling = setTimeout(() => warm.set(false), LIMITS.TOOLTIP_SKIP_DELAY_MS);
}

/** The current delay before a tooltip opens. */
const useTooltipDelay = (): number => (useSignal(warm) ? 0 : LIMITS.TOOLTIP_DELAY_MS);

interface TooltipViewProps {
  readonly text: string;
  readonly byPress: boolean;
  readonly children: ReactElement;
}

export function TooltipView({ text, byPress, children }: TooltipViewProps) {
  const [open, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    trackTooltip(next);
  };
  const press = usePress(open, show);
  return (
    <Radix.Provider skipDelayDuration={LIMITS.TOOLTIP_SKIP_DELAY_MS}>
      <Radix.Root open={open} onOpenChange={show} delayDuration={useTooltipDelay()}>
        <Radix.Trigger asChild {...(byPress && press)}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** On a tap, Radix only closes a tooltip. Fingers can't hover, so a tap opens one that was closed when touched. */
function usePress(open: boolean, show: (open: boolean) => void) {
  const wasOpen = useRef<boolean>(undefined);
  return {
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      show(!(wasOpen.current ?? open));
      wasOpen.current = undefined;
    },
  };
}
