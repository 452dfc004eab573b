import type { ReactNode } from 'react';
import { SquareArrowOutUpRight } from '../../ui/icons/page-icons';
import type { Icon } from '../../ui/icons/icons';

/** Things to do, side by side on wide screens. */
export const Ways = ({ children }: { readonly children: ReactNode }) => (
  <div className="page-grid sm:max-lg:max-w-[640px]">{children}</div>
);

interface WayProps {
  readonly title: string;
  readonly text: string;
  /** Its buttons. */
  readonly children: ReactNode;
}

export const Way = ({ title, text, children }: WayProps) => (
  <section className="flex flex-col gap-2 rounded-card border border-line p-4 lg:col-span-4">
    <h2 className="text-xl">{title}</h2>
    <p>{text}</p>
    <div className="mt-auto grid gap-2 pt-2">{children}</div>
  </section>
);

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
      <Icon size={18} />
      <span>{children}</span>
      {opensTab && (
        <>
          <span className="sr-only">(opens a new tab)</span>
          <SquareArrowOutUpRight size={15} className="opacity-70" />
        </>
      )}
    </a>
  );
}
