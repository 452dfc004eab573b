import type { ComponentProps } from 'react';
import type { Icon } from '../icons/icons';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string;
  readonly icon: Icon;
  /** Of the icon, in pixels. */
  readonly size?: number;
  /** Ignores clicks but keeps the focus, unlike `disabled`: for buttons that will soon be available again. */
  readonly unavailable?: boolean;
}

/** A button that shows only an icon. Its label is for screen readers. */
export const IconButton = ({ label, icon: Shown, size = 18, unavailable, ...props }: IconButtonProps) => (
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
