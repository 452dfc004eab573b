import { useRef } from 'react';

const DOUBLE_TAP_MS = 500;

/**
 * For buttons that remove a row of a list at once. Says whether a press is the second one of a double tap, which would
 * remove the row that has moved up as well.
 */
export function useSecondTap(): () => boolean {
  const last = useRef(-DOUBLE_TAP_MS);
  return () => {
    const now = performance.now();
    const isSecond = now - last.current < DOUBLE_TAP_MS;
    last.current = now;
    return isSecond;
  };
}
