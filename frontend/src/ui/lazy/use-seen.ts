import { useEffect, useState, type RefObject } from 'react';
import { onceIdle } from './lazy-component';

/** Whether an element is in view. */
export function useInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

/** Whether an element has come into view and, with `whenIdle`, the browser has been idle since. */
export function useSeen(place: RefObject<Element | null>, { whenIdle = false } = {}): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    let isWatching = true;
    const see = () => isWatching && setSeen(true);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (whenIdle) onceIdle(see);
      else see();
    });
    observer.observe(place.current);
    return () => {
      isWatching = false;
      observer.disconnect();
    };
  }, [isSeen, place, whenIdle]);
  return isSeen;
}
