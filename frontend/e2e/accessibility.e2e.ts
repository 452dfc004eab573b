import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { SCENES } from './scenes/all-scenes';
import { test } from './support/app-page';
import { expectNoHorizontalOverflow } from './support/reflow';

const GRAVE = ['serious', 'critical'];

/** Radix puts focusable guards around a dialog, which nobody ever sees or hears. */
const FOCUS_GUARDS = '[data-radix-focus-guard]';

const everything = (axe: AxeBuilder) => axe;
/** By night the same things have other colours, and nothing else. */
const colours = (axe: AxeBuilder) => axe.withRules(['color-contrast']);
/** What high contrast promises: texts stand 7:1 from their ground. */
const strongText = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'color-contrast-enhanced']);

/** The pages have no frames: no second page need be opened to collect what was found in them. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode().exclude(FOCUS_GUARDS);

const expectNothingGrave = async (page: Page, rules = everything) => {
  const { violations } = await rules(axeOn(page)).analyze();
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''));
  expect(grave.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
};

for (const [name, arrive] of Object.entries(SCENES)) {
  test(`nothing grave by day or by night, in the usual or in high contrast, nothing cut off: ${name}`, async ({
    page,
  }) => {
    await arrive(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      await expectNothingGrave(page, colorScheme === 'light' ? everything : colours);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
      await expectNothingGrave(page, strongText);
    }
    await expectNoHorizontalOverflow(page);
  });
}
