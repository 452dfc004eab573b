import { titleOf } from '@tessera/contracts/constants';
import { useEffect, type ReactNode } from 'react';

interface PageProps {
  /** The document's title is this and the product's name; without it, the name alone. */
  readonly title?: string;
  /** The page's h1, which gets the focus on navigation. */
  readonly heading: ReactNode;
  /** The heading is only for screen readers: where the screen itself says what it is. */
  readonly hiddenHeading?: boolean;
  /**
   * `phone`: a game's column in the middle of any screen. `wide`: room for tables and texts. `columns`: two
   * columns on a wide screen, and between a phone and that one that is not stretched.
   */
  readonly width?: 'phone' | 'wide' | 'columns';
  readonly children: ReactNode;
}

const WIDTHS = {
  phone: 'max-w-[416px]',
  wide: 'max-w-[880px]',
  columns: 'max-w-[552px] lg:max-w-[880px]',
} as const;

/** What every page is made of: title, heading, and a column that fills the height below the header. */
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
 * The page's actions, the primary first: on a phone at the foot of the screen, within the thumb's reach. On a
 * tablet held upright they would lie there far below what they are about.
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
