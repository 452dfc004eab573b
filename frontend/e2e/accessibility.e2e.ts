import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { SCENES } from './scenes/all-scenes';

const GRAVE = ['serious', 'critical'];

/** Radix puts focusable guards around a dialog, which nobody ever sees or hears. */
const FOCUS_GUARDS = '[data-radix-focus-guard]';

const expectNothingGrave = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).exclude(FOCUS_GUARDS).analyze();
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''));
  expect(grave.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
};

for (const [name, arrive] of Object.entries(SCENES)) {
  test(`axe finds nothing grave, by day or by night: ${name}`, async ({ page }) => {
    await arrive(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNothingGrave(page);
    }
  });
}
