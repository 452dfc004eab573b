import { expect } from '@playwright/test';
import { SCENES } from './scenes/all-scenes';
import { test } from './support/app-page';
import { expectNoHorizontalOverflow } from './support/reflow';
import { graveViolations } from './support/axe';

/** In the dark scheme, the same things have other colors, and nothing else. */
const COLORS = ['color-contrast'];
/** High contrast promises a ratio of 7:1 for texts. */
const STRONG = [...COLORS, 'color-contrast-enhanced'];

// The scenes of a worker share one page, wiped in between: a new one each would take as long as the scene.
test.use({ reuseContext: true });

for (const [name, arrive] of Object.entries(SCENES)) {
  test(`nothing grave by day or by night, in the usual or in high contrast, nothing cut off: ${name}`, async ({
    page,
  }) => {
    await arrive(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      expect(await graveViolations(page, colorScheme === 'light' ? undefined : COLORS)).toEqual([]);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
      expect(await graveViolations(page, STRONG)).toEqual([]);
    }
    await expectNoHorizontalOverflow(page);
  });
}
