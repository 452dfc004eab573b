/**
 * Moves the focus to the page's heading: on navigation, and when it would be lost with what was pressed. Returns whether
 * there is one.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
