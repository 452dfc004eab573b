import { expect, type Page } from '@playwright/test';

/** The narrowest width to support: that of a 1280 px window at 400% zoom. */
const NARROW = { width: 320, height: 568 };
const TWICE = '200%';

/** Elements that overflow the page horizontally, unless an ancestor scrolls or clips them. */
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

/** Expects no horizontal scrolling on the narrowest phone, not even at twice the font size. */
export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await expect.poll(() => outstanding(page)).toEqual([]);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, TWICE);
  await expect.poll(() => outstanding(page)).toEqual([]);
}
