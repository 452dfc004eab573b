import { LIMITS } from '@tessera/contracts/constants';
import { useEffect, useRef, useState } from 'react';

/** Does a box have content to its right that the player hasn't scrolled to yet? */
export function useScrollHint<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [overflows, setOverflows] = useState(false);
  const [found, setFound] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const onScroll = () => element.scrollLeft > LIMITS.SCROLL_HINT_PX && setFound(true);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { box, overflows, hinted: overflows && !found };
}
