import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type NavigateOptions, type To } from 'react-router-dom';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  readonly to: To;
}

/** A link within the app. React Router's own link is larger: it can also prefetch routes of its framework. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const { target } = rest;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state: state as unknown, target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !('download' in rest)) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}

/** A link within a text. */
export const TextLink = (props: Omit<LinkProps, 'className'>) => <Link className="text-link" {...props} />;
