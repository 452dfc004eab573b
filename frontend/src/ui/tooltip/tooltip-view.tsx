import { LIMITS } from '@tessera/contracts/constants';
import { Tooltip as Radix } from 'radix-ui';
import { useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { trackTooltip, useTooltipDelay } from './tooltip-delay';

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
