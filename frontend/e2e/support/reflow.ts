import { expect, type Page } from '@playwright/test';

/** As wide as a page may expect its reader's window: 1280 px at four times their size. */
const NARROW = { width: 320, height: 568 };
const TWICE = '200%';

/** What stands out to the side, unless it lies in something that scrolls or is cut on purpose. */
const outstanding = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHeld = (part: Element): boolean => {
      for (let box = part.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *:not(svg *, .sr-only)')]
      .filter((part) => {
        const { left, right, width: own } = part.getBoundingClientRect();
        return own > 0 && (right > width + 1 || left < -1) && !isHeld(part);
      })
      .map((part) => `<${part.tagName.toLowerCase()} class="${part.getAttribute('class') ?? ''}">`);
  });

/** Nothing has to be scrolled to sideways: not on the narrowest phone, nor there with letters twice as large. */
export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await expect.poll(() => outstanding(page)).toEqual([]);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, TWICE);
  await expect.poll(() => outstanding(page)).toEqual([]);
}
