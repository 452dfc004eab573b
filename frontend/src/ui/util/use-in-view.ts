import { useEffect, useState, type RefObject } from 'react';

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
