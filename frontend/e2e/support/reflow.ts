import { expect, type Page } from '@playwright/test';

/** Low and tall phones, beginning with the narrowest window to support: that of a 1280 px window at 400% zoom. */
const WINDOWS = [
  [320, 568],
  [360, 740],
  [390, 844],
  [430, 568],
] as const;
const SIZES = ['100%', '200%'];

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
      .map(
        (part) =>
          `<${part.tagName.toLowerCase()} class="${part.getAttribute('class') ?? ''}">${part.textContent.slice(0, 40)}`,
      );
  });

/** Expects no horizontal scrolling on any phone, not even at twice the font size. */
export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => outstanding(page), `${width} x ${height} px, ${size}`).toEqual([]);
    }
  }
}
