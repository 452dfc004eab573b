import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link';
import { Spinner } from '../icons/spinner';

export interface ButtonLook {
  /** At most one `primary` per screen. `alert` is for destructive actions. */
  readonly variant?: 'primary' | 'quiet' | 'alert';
  /** Height: `primary` is always 48 px; others are 42 px, or 48 px when `large`. */
  readonly size?: 'normal' | 'large';
  /** Fills the width of its container. */
  readonly wide?: boolean;
}

const lookOf = ({ variant = 'quiet', size = 'normal', wide = false }: ButtonLook) => ({
  className: 'button',
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide ? '' : undefined,
});

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Shows a spinner and ignores clicks, but keeps the focus. */
    readonly busy?: boolean;
    /** Ignores clicks but keeps the focus, unlike `disabled`: for buttons that will soon be available again. */
    readonly unavailable?: boolean;
    readonly children: ReactNode;
  };

export function Button({ variant, size, wide, busy = false, unavailable = false, ...props }: ButtonProps) {
  const { onClick, children, ...rest } = props;
  const idle = busy || unavailable;
  return (
    <button
      type="button"
      {...lookOf({ variant, size, wide })}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      onClick={idle ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'className'>;

/** A link inside the app that looks like a button. */
export const ButtonLink = ({ variant, size, wide, ...rest }: ButtonLinkProps) => (
  <Link {...lookOf({ variant, size, wide })} {...rest} />
);
