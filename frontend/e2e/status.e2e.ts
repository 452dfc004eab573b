import { expect } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { respondLate } from './scenes/fake-responses';
import { fakeStatus, STATUS_CALL } from './scenes/fake-status';
import { test } from './support/page-errors';

test('anyone gets from About Us to the status of the real server', async ({ page }) => {
  await page.goto(PAGES.about);
  await page.getByRole('link', { name: 'Service Status' }).click();
  await expect(page).toHaveURL(PAGES.status);
  await expect(page.getByText('Up and running')).toBeVisible();
  await expect(page.getByRole('img', { name: /^The past 90 days\. .*No data: (89|90)\.$/ })).toBeVisible();
  await expect(page.getByText(/^\d+\.\d+\.\d+$/)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`the metrics arrive without moving anything, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await fakeStatus(page);
    const arrive = await respondLate(page, STATUS_CALL);
    await page.goto(PAGES.status);
    const boxes = () =>
      page
        .locator('section, dl > div, .status-legend')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    await expect(page.locator('#content [role=status]')).toHaveText('Loading the status...');
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes();
    arrive();
    await expect(page.getByText('48,213')).toBeVisible();
    expect(await boxes()).toEqual(before);
  });
}
