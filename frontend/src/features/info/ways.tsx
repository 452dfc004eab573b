import type { ReactNode } from 'react';

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
