import type { ReactNode } from 'react';
import type { Elements } from '../util/elements';

interface WithRailProps {
  readonly rail: ReactNode;
  /** Shows the rail on wide screens only. */
  readonly wideOnly?: boolean;
  readonly children: Elements;
}

/** A page's content with notes about it: beside it on wide screens, otherwise below. */
export const WithRail = ({ rail, wideOnly = false, children }: WithRailProps) => (
  <div className="with-rail" data-rail={wideOnly ? 'wide-only' : 'always'}>
    <div className="with-rail__main">{children}</div>
    <aside className="with-rail__rail">{rail}</aside>
  </div>
);

interface RailNoteProps {
  readonly title: string;
  readonly children: Elements;
}

export const RailNote = ({ title, children }: RailNoteProps) => (
  <section className="rail-note">
    <h2 className="text-lg">{title}</h2>
    {children}
  </section>
);
