const linksIn = (root: Element, href: string) =>
  [...root.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/**
 * Remembers which link in `root` has the focus. The returned function focuses the link with the same address
 * after `root` has been rerendered, unless the focus has moved elsewhere.
 */
export function trackFocus(root: Element): () => void {
  let held: { readonly href: string; readonly at: number } | null = null;
  const note = () => {
    const link = document.activeElement;
    const href = link?.closest('a')?.getAttribute('href');
    const links = href ? linksIn(root, href) : [];
    // Counted from the end, because only the prerendered page has the bar on phones (hidden there).
    held = href && link ? { href, at: links.indexOf(link as HTMLAnchorElement) - links.length } : null;
  };
  note();
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    if (held && document.activeElement === document.body)
      linksIn(root, held.href).at(held.at)?.focus({ preventScroll: true });
  };
}
