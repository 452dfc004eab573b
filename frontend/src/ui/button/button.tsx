import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from '../loading/spinner';

interface ButtonLook {
  /** One `primary` per screen; the rest is `quiet`; `alert` for what takes something away. */
  readonly variant?: 'primary' | 'quiet' | 'alert';
  /** A primary button is always 48 px high; a quiet one 42, or 48 when `large`. */
  readonly size?: 'normal' | 'large';
  /** As wide as its box. */
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
    /** Something is under way: a spinner shows and presses do nothing, but the focus stays. */
    readonly busy?: boolean;
    /** Not to be pressed now. Unlike `disabled` it keeps the focus, for a button that will soon be wanted again. */
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
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'className'>;

/** A link inside the app that looks like a button. */
export const ButtonLink = ({ variant, size, wide, ...rest }: ButtonLinkProps) => (
  <Link {...lookOf({ variant, size, wide })} {...rest} />
);
