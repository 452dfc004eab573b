import { useEffect, useState, type ReactNode } from 'react';
import { useIsWide } from '../theme/use-is-mobile';
import type { Elements } from '../util/elements';

export interface TextSection {
  /** For links to it: `#id`. */
  readonly id: string;
  /** As in the section's own heading. */
  readonly title: string;
  readonly content: ReactNode;
}

interface TextSectionsProps {
  readonly lead: Elements;
  readonly sections: readonly TextSection[];
}

/** A long text. On wide screens, its contents stay visible beside it. */
export const TextSections = ({ lead, sections }: TextSectionsProps) => (
  <div className="page-grid text">
    <div className="text__parts lg:col-span-7">
      {lead}
      {sections.map(({ id, content }) => (
        <div key={id} id={id} className="text__part">
          {content}
        </div>
      ))}
    </div>
    <Contents sections={sections} />
  </div>
);

/** A section is being read once its heading is this close to the top of the window. */
const READING_LINE_PX = 160;

/** The section at the top of the window, or the last one at the end of the page. */
function sectionInView(sections: readonly TextSection[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1) return sections.at(-1)?.id;
  return sections.findLast(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top < READING_LINE_PX;
  })?.id;
}

function Contents({ sections }: { readonly sections: readonly TextSection[] }) {
  const isWide = useIsWide();
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    if (!isWide) return;
    const look = () => setInView(sectionInView(sections));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isWide, sections]);

  return (
    <nav className="on-page lg:col-span-4 lg:col-start-9" aria-label="On this page">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === inView ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
