import { useEffect, useRef, useState, type ComponentProps } from 'react';

export type FocusableItem = Pick<ComponentProps<'li'>, 'ref' | 'tabIndex'>;

/**
 * For a button that disappears when it shows more items: the props of the first of these, which gets the focus whenever
 * `shown` changes, unless the player has moved it meanwhile. No props if the items are there without a press.
 */
export function useFocusOnMore(isMore: boolean, shown: unknown): FocusableItem {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button may have left the focus to the heading.
    if (isMore && document.activeElement?.matches('body, h1')) first.current?.focus({ preventScroll: true });
  }, [isMore, shown]);
  return isMore ? { ref: first, tabIndex: -1 } : {};
}

/** The same for the first item of an infinite query's last page. Some pages may be there from an earlier visit. */
export function useFocusOnNextPage(pages: number): FocusableItem {
  const [before] = useState(pages);
  return useFocusOnMore(pages > Math.max(before, 1), pages);
}
