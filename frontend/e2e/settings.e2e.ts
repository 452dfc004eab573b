import { expect, type Page } from '@playwright/test';
import { SETTINGS_KEY } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { test } from './support/page-errors';
import { boardOf } from './support/board';

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: TEXTS.settings }).click();
  await expect(page.getByRole('dialog', { name: TEXTS.settings })).toBeVisible();
};

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Records the background of the first paint, in a script that runs before those of the page. */
const noteFirstGround = (page: Page) =>
  page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstGround = getComputedStyle(
        document.documentElement,
      ).backgroundColor;
    });
  });

const PAPER = 'rgb(245, 240, 230)';
const NIGHT = 'rgb(20, 23, 26)';

for (const [system, other, label] of [
  ['light', NIGHT, 'Dark'],
  ['dark', PAPER, 'Light'],
] as const) {
  test.describe(`on a system with the ${system} theme`, () => {
    test.use({ colorScheme: system });

    test(`the ${label.toLowerCase()} theme is saved, and applied from the first paint`, async ({ page }) => {
      await noteFirstGround(page);
      await page.goto(PAGES.rules);
      expect(await ground(page)).toBe(system === 'light' ? PAPER : NIGHT);
      await openSettings(page);
      await page.getByText(label, { exact: true }).click();
      await expect(page.getByRole('radio', { name: label })).toBeChecked();
      await expect.poll(() => ground(page)).toBe(other);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.dataset.firstGround)).toBe(other);
      expect(await ground(page)).toBe(other);
      await expect(page.locator(`meta[name="theme-color"][media="all"]`)).toHaveAttribute(
        'data-scheme',
        label.toLowerCase(),
      );
    });
  });
}

test('high contrast marks scoring letters by more than their color, and survives a reload', async ({
  page,
}) => {
  await page.goto(PAGES.rules);
  const tile = page.locator('.tile[data-tone="word"]').first();
  const outline = () => tile.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline()).toBe('none');
  await openSettings(page);
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await expect.poll(outline).toBe('solid');
  await page.reload();
  await expect.poll(outline).toBe('solid');
});

test.describe('on a system without preferences', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('reduced motion can be turned on in the settings', async ({ page }) => {
    await page.goto(PAGES.rules);
    // Found by its label, because it has no role behind an open dialog.
    const menuButton = page.getByLabel('Menu', { exact: true });
    const duration = () => menuButton.evaluate((element) => getComputedStyle(element).transitionDuration);
    await openSettings(page);
    await page.getByRole('switch', { name: 'Reduced motion' }).click();
    await expect.poll(duration).toBe('0s');
    await page.reload();
    await expect.poll(duration).toBe('0s');
    await openSettings(page);
    await page.getByRole('switch', { name: 'Reduced motion' }).click();
    await expect.poll(duration).not.toBe('0s');
  });
});

test('sounds and vibration start only once the player has turned them on', async ({ page }) => {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    navigator.vibrate = () => noted.push('hum') > 0;
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        noted.push('tick');
        super.start(when);
      }
    };
  });
  const noted = () => page.evaluate(() => [...(window as unknown as { noted: string[] }).noted]);
  await page.goto(PAGES.daily);
  const board = boardOf(page);
  await board.cell(0).click();
  await expect(board.cell(0)).not.toHaveText('');
  expect(await noted()).toEqual([]);

  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ sound: true, haptics: true })),
    SETTINGS_KEY,
  );
  await page.reload();
  await board.cell(1).click();
  await expect(board.cell(1)).not.toHaveText('');
  await expect.poll(async () => (await noted()).toSorted()).toEqual(['hum', 'tick']);
});
