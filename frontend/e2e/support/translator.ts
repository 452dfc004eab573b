import type { Page, Response } from '@playwright/test';
import { PRODUCT } from '@tessera/contracts/product';

/** Ends each translated text. Playwright ignores it when it compares texts. */
const MARK = '\u200b';

declare global {
  interface Window {
    /** Texts that the app changed, but that the page no longer shows. */
    staleTexts: string[];
  }
}

/** Replaces each text by elements, as Chrome's translation does, whenever the page changes. Runs in the page. */
function translateTexts(mark: string): void {
  const KEPT = '[translate="no"], script, style, noscript, textarea, title, svg, font';
  window.staleTexts = [];
  const changes = new MutationObserver((records) => {
    for (const { oldValue, target } of records) {
      if (target.textContent !== oldValue) window.staleTexts.push(`${oldValue} → ${target.textContent}`);
    }
  });
  const translate = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(KEPT)) return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data + mark;
    text.replaceWith(outer);
    changes.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const translateAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') translateAll(target);
      else addedNodes.forEach(translateAll);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The texts in the page that were translated although they are letters, words, codes or names. */
const wronglyTranslated = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ mark, names, product }) => {
      const kept = new Set(names);
      /** Letters and words of the game, codes, and the product's name with or without a number. */
      const code = new RegExp(`^(?:[A-Z]{1,4}|(?=.*[A-Z])[A-Z0-9]{5,8}|${product}(?: #?\\d+)?)$`);
      return [...document.querySelectorAll('font > font')]
        .filter(({ textContent }) => textContent.endsWith(mark))
        .map(({ textContent, parentElement }) => ({
          text: textContent.slice(0, -mark.length).trim(),
          place: parentElement?.parentElement?.cloneNode() as Element,
        }))
        .filter(({ text }) => text !== 'OK' && (kept.has(text) || code.test(text)))
        .map(({ text, place }) => `${text} in ${place.outerHTML}`);
    },
    { mark: MARK, names, product: PRODUCT },
  );

/** The names and codes in a response, by the names of their fields. */
function namesIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string')
    return /name$|^(?:opponent|gameId|inviteCode|code)$/i.test(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, Array.isArray(value) ? field : key));
}

const isOfApi = (response: Response): boolean =>
  response.headers()['content-type']?.startsWith('application/json') === true;

/** Translates all pages of this tab from now on. Returns a function that lists what went wrong. */
export async function translatePages(page: Page): Promise<() => Promise<string[]>> {
  const errors: string[] = [];
  const names: Promise<string[]>[] = [];
  const note = (text: string) => {
    if (/NotFoundError|HierarchyRequestError|on 'Node'/.test(text)) errors.push(text);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => note(message.text()));
  page.on('response', (response) => {
    // Without a body if the page was left.
    if (isOfApi(response)) names.push(response.json().then(namesIn, () => []));
  });
  await page.addInitScript(translateTexts, MARK);
  return async () => [
    ...errors,
    ...(await page.evaluate(() => window.staleTexts)).map((text) => `outdated: ${text}`),
    ...(await wronglyTranslated(page, (await Promise.all(names)).flat())).map(
      (text) => `translated: ${text}`,
    ),
  ];
}
