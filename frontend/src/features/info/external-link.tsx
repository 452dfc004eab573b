import { SquareArrowOutUpRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ExternalLinkProps {
  /** An address outside of the app. */
  readonly href: string;
  readonly icon: LucideIcon;
  readonly variant?: 'primary' | 'quiet';
  readonly children: ReactNode;
}

/** A button that leads out of the app. Pages open in a tab of their own, so that a game stays where it is. */
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
      {children}
      {opensTab && (
        <>
          <span className="sr-only">(opens a new tab)</span>
          <SquareArrowOutUpRight size={15} className="opacity-70" aria-hidden />
        </>
      )}
    </a>
  );
}
