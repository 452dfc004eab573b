import { LIMITS } from '@tessera/contracts/constants';
import { useRef, useState, type TouchEvent } from 'react';

/** Is anything between the touched element and the panel scrolled down? Then a swipe scrolls instead. */
function isScrolled(from: EventTarget, panel: Element): boolean {
  for (let node = from as Element | null; node && panel.contains(node); node = node.parentElement) {
    if (node.scrollTop > 0) return true;
  }
  return false;
}

/** Touch handlers and the current drag offset for a panel that closes when swiped down by more than 50 px. */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [dragged, setDragged] = useState(0);
  const distance = (event: TouchEvent) =>
    start.current === null
      ? 0
      : Math.max(0, (event.changedTouches[0]?.clientY ?? start.current) - start.current);

  return {
    dragged,
    handlers: {
      onTouchStart(event: TouchEvent) {
        start.current = isScrolled(event.target, event.currentTarget)
          ? null
          : (event.touches[0]?.clientY ?? null);
      },
      onTouchMove(event: TouchEvent) {
        setDragged(distance(event));
      },
      onTouchEnd(event: TouchEvent) {
        const far = distance(event) > LIMITS.SWIPE_CLOSE_PX;
        start.current = null;
        setDragged(0);
        if (far) onSwipe();
      },
      onTouchCancel() {
        start.current = null;
        setDragged(0);
      },
    },
  };
}
