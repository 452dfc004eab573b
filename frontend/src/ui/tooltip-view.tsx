import { LIMITS } from '@tessera/contracts/constants';
import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { noteTooltip, useTooltipDelay } from './tooltip-warmth';

interface TooltipViewProps {
  readonly text: string;
  readonly children: ReactElement;
}

export const TooltipView = ({ text, children }: TooltipViewProps) => (
  <Radix.Provider skipDelayDuration={LIMITS.TOOLTIP_SKIP_DELAY_MS}>
    <Radix.Root delayDuration={useTooltipDelay()} onOpenChange={noteTooltip}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
