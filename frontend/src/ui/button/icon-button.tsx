import type { ComponentProps } from 'react';
import { ChevronLeft, ChevronRight, type Icon } from '../icons/icons';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string;
  readonly icon: Icon;
  /** Of the icon, in pixels. */
  readonly size?: number;
  /** Ignores clicks but keeps the focus, unlike `disabled`: for buttons that will soon be available again. */
  readonly unavailable?: boolean;
}

/** A button that shows only an icon. Its label is for screen readers. */
export const IconButton = ({
  label,
  icon: Shown,
  size = 18,
  unavailable = false,
  ...props
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={unavailable || undefined}
    {...props}
    className={`icon-button ${props.className ?? ''}`}
    onClick={unavailable ? undefined : props.onClick}
  >
    <Shown size={size} />
  </button>
);

interface TurnButtonProps extends Pick<IconButtonProps, 'label' | 'unavailable'> {
  readonly step: -1 | 1;
  readonly onTurn: (step: -1 | 1) => unknown;
}

/** Turns to the month before or after, for example. Unavailable at the first and last one. */
export const TurnButton = ({ step, onTurn, ...props }: TurnButtonProps) => (
  <IconButton
    {...props}
    icon={step < 0 ? ChevronLeft : ChevronRight}
    size={22}
    className="aria-disabled:opacity-35"
    onClick={() => onTurn(step)}
  />
);
