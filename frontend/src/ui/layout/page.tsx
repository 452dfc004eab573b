import { titleOf } from '@tessera/contracts/constants';
import { useEffect, type ReactNode } from 'react';

interface PageProps {
  /** Shown in the document title before the product's name. */
  readonly title?: string;
  /** The page's h1, which is focused on navigation. */
  readonly heading: ReactNode;
  /** Hides the heading visually, for pages that are recognizable without it. */
  readonly hiddenHeading?: boolean;
  /**
   * `phone`: a phone-wide column on any screen. `wide`: room for tables and text. `columns`: two columns on
   * wide screens, one of moderate width on tablets.
   */
  readonly width?: 'phone' | 'wide' | 'columns';
  readonly children: ReactNode;
}

const WIDTHS = {
  phone: 'max-w-[416px]',
  wide: 'max-w-[880px]',
  columns: 'max-w-[552px] lg:max-w-[880px]',
} as const;

/** The frame of every page: title, heading, and a column that fills the height below the header. */
export function Page({ title, heading, hiddenHeading = false, width = 'phone', children }: PageProps) {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);

  return (
    <div
      className={`mx-auto flex w-full flex-1 flex-col px-4 pb-[max(14px,env(safe-area-inset-bottom))] ${WIDTHS[width]}`}
    >
      <h1 tabIndex={-1} className={hiddenHeading ? 'sr-only' : 'pt-3 pb-2 text-3xl'}>
        {heading}
      </h1>
      {children}
    </div>
  );
}

/**
 * The page's actions, with the primary one first. On phones they are at the bottom of the screen, within
 * reach of the thumb. On upright tablets that would be too far from the content.
 */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-3 sm:mx-auto sm:mt-0 sm:w-full sm:max-w-[560px] sm:pt-5">
    {children}
  </div>
);

/** Two quiet buttons side by side. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="button-row">{children}</div>
);
