/**
 * Moves the focus to the page's heading: on navigation, and when it would be lost with what was pressed. Returns whether
 * there is one.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** The `ref` of an element with buttons that may remove it. */
export const focusHeadingAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusHeading();
};
