import { expect, type Page } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { signUp } from './support/account';
import { actAs, aCompletedDaily } from './support/completed-daily';
import { chooseName, makeGroup, uniqueName } from './support/group';
import { test } from './support/page-errors';
import { fakePeriods } from './scenes/fake-periods';

/** On phones, a list. */
const periods = (page: Page) => page.getByRole('combobox', { name: 'Show results of' });

test('a player looks at the week by keyboard, reloads it, and leaves with Back', async ({ page }) => {
  const { playerUUID, game } = await aCompletedDaily(page.request);
  await actAs(page, playerUUID);
  await page.goto(PAGES.leaderboards);
  await periods(page).press('w');
  const top = page.getByRole('table', { name: 'Top 20' });
  // Without a name, the player isn't ranked.
  const own = top.getByRole('row', { name: `Not ranked You ${game.playerScore}` });
  await expect(own).toBeVisible();
  await page.reload();
  await expect(own).toBeVisible();
  await expect(periods(page)).toHaveValue('week');

  await page.getByRole('button', { name: 'Earlier week' }).press('Enter');
  await expect(page.getByText('No scores listed that week')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Earlier week' })).toBeFocused();
  await page.getByRole('button', { name: 'Later week' }).press('Enter');
  await expect(own).toBeVisible();
});

test("a group's week shows who has scored what on which day", async ({ page }) => {
  await signUp(page);
  const name = await chooseName(page);
  const group = uniqueName('Group');
  await makeGroup(page, group);
  await page.getByRole('link', { name: group }).click();
  const week = page.getByRole('table', { name: /^Head to head/ });
  await expect(week.getByRole('rowheader', { name })).toBeVisible();
  await expect(week.getByRole('columnheader', { name: /^Today, / })).toBeVisible();
  await expect(week.getByText('not played yet')).toHaveCount(1);
  await periods(page).selectOption('Month');
  await expect(page.getByRole('table', { name: group }).getByRole('row', { name })).toBeVisible();
  await expect(week).toHaveCount(0);
});

test('a month shows whole names on a phone, and a longer one in the sheet that it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fakePeriods(page, 10);
  await page.goto(`${PAGES.leaderboards}?period=month`);
  const top = page.getByRole('table', { name: 'Top 20' });
  await expect(top.getByRole('row')).toHaveCount(11);
  const cut = top
    .locator('bdi')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map(({ textContent }) => textContent),
    );
  expect(await cut).toEqual(['A name of twenty five ltrs']);
  expect(await top.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await top.getByRole('button', { name: /^A name/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^A name/ })).toBeVisible();
});
