import type { Page } from '@playwright/test';

/** What a screen reader says: where the focus goes, and what appears in live regions. */
export type Spoken = readonly string[];

const LIVE = '[aria-live], [role="status"], [role="alert"]';

/** Records from the next navigation on. */
export async function recordSpoken(page: Page): Promise<void> {
  await page.addInitScript((live) => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const say = (kind: string, text: string | null | undefined) => {
      const line = `${kind}: ${text?.replaceAll(/\s+/g, ' ').trim() ?? ''}`;
      // A text that is repeated by an enclosing region is spoken once.
      if (!line.endsWith(': ') && spoken.at(-1) !== line) spoken.push(line);
    };
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const said = element?.closest(live) ? [node] : [...(element?.querySelectorAll(live) ?? [])];
      for (const { textContent } of said) say('said', textContent);
    };
    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      say('focus', element.getAttribute('aria-label') ?? element.textContent);
    });
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') hear(target);
        else addedNodes.forEach(hear);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, LIVE);
}

export const spokenOn = (page: Page): Promise<Spoken> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
