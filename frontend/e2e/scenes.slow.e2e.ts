import { expect } from '@playwright/test';
import { SCENES } from './scenes/all-scenes';
import { test } from './support/app-page';
import { expectNoHorizontalOverflow } from './support/reflow';
import { graveViolations } from './support/axe';
import { translatePages } from './support/translator';

/** The dark theme differs only in its colors. */
const COLORS = ['color-contrast'];
/** High contrast promises a ratio of 7:1 for text. The rule for it leaves whatever is below 4.5:1 to the other one. */
const STRONG = [...COLORS, 'color-contrast-enhanced'];

// The scenes of a worker share one page, reset in between, because a new page would take as long as a scene.
test.use({ reuseContext: true });

// Each scene is drawn once and checked for everything, translated, because nothing of a translation changes the rest.
for (const [name, arrive] of Object.entries(SCENES)) {
  test(`is accessible in any theme and contrast, never overflows, and survives being translated: ${name}`, async ({
    page,
  }) => {
    const translationProblems = await translatePages(page);
    await arrive(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      expect
        .soft(await graveViolations(page, colorScheme === 'light' ? undefined : COLORS), colorScheme)
        .toEqual([]);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
      expect.soft(await graveViolations(page, STRONG), `${colorScheme}, high contrast`).toEqual([]);
    }
    await expectNoHorizontalOverflow(page);
    expect.soft(await translationProblems()).toEqual([]);
    // Leaving removes everything that the page has inserted.
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector<HTMLElement>('.brand')?.click());
    expect.soft(await translationProblems(), 'after leaving').toEqual([]);
  });
}
