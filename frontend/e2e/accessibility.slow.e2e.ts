import { expect } from '@playwright/test';
import { SCENES } from './scenes/all-scenes';
import { test } from './support/app-page';
import { expectNoHorizontalOverflow } from './support/reflow';
import { graveViolations } from './support/axe';

/** The dark theme differs only in its colors. */
const COLORS = ['color-contrast'];
/** High contrast promises a contrast ratio of 7:1 for text, which includes the 4.5:1 of the other rule. */
const STRONG = ['color-contrast-enhanced'];

// The scenes of a worker share one page, reset in between, because a new page would take as long as a scene.
test.use({ reuseContext: true });

for (const [name, arrive] of Object.entries(SCENES)) {
  test(`has no serious violations in any theme or contrast, and no horizontal overflow: ${name}`, async ({
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
