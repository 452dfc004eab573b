import { SquareArrowOutUpRight, type Icon } from '../../ui/icons/icons';
import type { ReactNode } from 'react';

interface ExternalLinkProps {
  /** An address outside the app. */
  readonly href: string;
  readonly icon: Icon;
  readonly variant?: 'primary' | 'quiet';
  readonly children: ReactNode;
}

/** A button that leaves the app. Web pages open in a new tab, so that the current game stays open. */
export function ExternalLink({ href, icon: Icon, variant = 'quiet', children }: ExternalLinkProps) {
  const opensTab = /^https?:/.test(href);
  return (
    <a
      className="button"
      data-variant={variant}
      data-wide=""
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon size={18} aria-hidden />
      <span>{children}</span>
      {opensTab && (
        <>
          <span className="sr-only">(opens a new tab)</span>
          <SquareArrowOutUpRight size={15} className="opacity-70" aria-hidden />
        </>
      )}
    </a>
  );
}
