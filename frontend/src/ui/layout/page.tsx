import { titleOf } from '@tessera/contracts/product';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Elements } from '../util/elements';
import { signal, useSignal } from '../util/signal';

const slot = signal<HTMLElement | null>(null);
const setSlot = slot.set;

/** The place in the header for a page's note, for example the game number. */
export const HeaderNoteSlot = () => (
  <span ref={setSlot} className="min-w-0 truncate text-sm text-ink-2 tabular-nums" />
);

/** Shows its children in the header, next to the product's name. */
export function HeaderNote({ children }: { readonly children: string }) {
  const place = useSignal(slot);
  return place && createPortal(<span translate="no">{children}</span>, place);
}

interface PageProps {
  /** Shown in the document title before the product's name. */
  readonly title?: string;
  /** The page's h1, which is focused on navigation. */
  readonly heading: ReactNode;
  /** Stands at the end of the heading's line. */
  readonly note?: Elements;
  /** Hides the heading visually, for pages that are recognizable without it. */
  readonly hiddenHeading?: boolean;
  /**
   * How wide the content is; it always starts at the header's left edge. `text`: the measure of a text or
   * form. `wide`: the whole container. `columns`: as `text`, but from 1,024 px as `wide`.
   */
  readonly width?: 'text' | 'wide' | 'columns';
  readonly children: Elements;
}

/** The frame of every page: title, heading, and a column that fills the height below the header. */
export function Page({ title, heading, note, hiddenHeading = false, width = 'text', children }: PageProps) {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);

  const h1 = (
    <h1 tabIndex={-1} className={hiddenHeading ? 'sr-only' : 'page__title min-w-0'}>
      {heading}
    </h1>
  );
  return (
    <div className="page" data-width={width}>
      {note === undefined ? (
        h1
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {h1}
          {note}
        </div>
      )}
      {children}
    </div>
  );
}

/**
 * The page's actions, with the primary one first. On phones they are at the bottom of the screen, within
 * reach of the thumb. On upright tablets that would be too far from the content.
 */
export const Actions = ({ children }: { readonly children: Elements }) => (
  <div className="actions mt-auto grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-3 sm:mt-0 sm:w-full sm:max-w-[640px] sm:pt-5">
    {children}
  </div>
);

/** Two quiet buttons side by side. */
export const ButtonRow = ({ children }: { readonly children: Elements }) => (
  <div className="button-row">{children}</div>
);
