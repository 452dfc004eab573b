import type { ReactNode } from 'react';

interface TurnButtonProps {
  readonly name: string;
  readonly off: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Uses aria-disabled at the first and last month, so that the focus isn't lost. */
export const TurnButton = ({ name, off, onPress, children }: TurnButtonProps) => (
  <button
    type="button"
    className="icon-button aria-disabled:opacity-35"
    aria-label={name}
    aria-disabled={off || undefined}
    onClick={onPress}
  >
    {children}
  </button>
);
