import type { Elements } from '../../ui/util/elements';

interface SectionProps {
  readonly title: string;
  readonly children: Elements;
}

/** One UI component in its states. */
export const Section = ({ title, children }: SectionProps) => (
  <section className="grid content-start gap-4">
    <h2 className="border-b border-line pb-1 text-xl">{title}</h2>
    {children}
  </section>
);

export const Line = ({ children }: { readonly children: Elements }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
