import { useEffect, useRef, type ComponentProps } from 'react';

export type FocusableItem = Pick<ComponentProps<'li'>, 'ref' | 'tabIndex'>;

/**
 * For a button that disappears when it shows more items: the props of the first of these, which gets the focus whenever
 * `shown` changes, unless the player has moved it meanwhile. No props if the items are there without a press.
 */
export function useFocusOnMore(isMore: boolean, shown: unknown): FocusableItem {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMore && document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, [isMore, shown]);
  return isMore ? { ref: first, tabIndex: -1 } : {};
}
