import { LIMITS } from '@tessera/contracts/constants';
import { useRef, useState, type TouchEvent } from 'react';

/** Whether something between the touched element and the panel is scrolled down: then a swipe scrolls it. */
function isScrolled(from: EventTarget, panel: Element): boolean {
  for (let node = from as Element | null; node && panel.contains(node); node = node.parentElement) {
    if (node.scrollTop > 0) return true;
  }
  return false;
}

/** Touch handlers and the way dragged so far, for a panel that a swipe down of more than 50 px closes. */
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
