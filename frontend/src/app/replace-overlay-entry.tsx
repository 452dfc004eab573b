import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';
import { isOverlayEntry, whenHistorySettles, withoutOverlayEntries } from '../ui/dialog/use-close-on-back';

/**
 * Navigation from the menu or a dialog replaces the overlay's history entry. Otherwise Back would return to
 * that entry and seem to do nothing. A redirect that replaces the page, such as from a completed game to its
 * results, waits until the entry of an overlay that has just closed is gone. Otherwise it would replace that
 * entry, and its removal would return to the page.
 */
export function ReplaceOverlayEntry({ children }: { readonly children: ReactNode }) {
  const context = useContext(NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const go: Pick<Navigator, 'push' | 'replace'> = {
      push: (...args) =>
        void whenHistorySettles(() =>
          isOverlayEntry() ? navigator.replace(...args) : navigator.push(...args),
        ),
      replace: (...args) => withoutOverlayEntries(() => navigator.replace(...args)),
    };
    return { ...context, navigator: Object.assign(Object.create(navigator) as Navigator, go) };
  }, [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
