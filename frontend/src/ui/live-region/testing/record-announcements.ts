const LIVE = '[aria-live], [role="status"], [role="alert"]';

/** What screen readers are told from now on, in order: each text that appears in a live region. */
export function recordAnnouncements(): string[] {
  const heard: string[] = [];
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const said = element?.closest(LIVE) ? [node] : [...(element?.querySelectorAll(LIVE) ?? [])];
    for (const { textContent } of said) if (textContent?.trim()) heard.push(textContent.trim());
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') hear(target);
      else addedNodes.forEach(hear);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return heard;
}
