import { expect } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { CELLS, ROUNDS } from '@tessera/rules';
import { test } from './support/page-errors';
import { openDaily, playRounds, boardOf } from './support/board';

test('a daily continues where it was after a reload', async ({ page }) => {
  await openDaily(page);
  await playRounds(page, 1, 6);
  const { grid, round: shown } = boardOf(page);
  await expect(shown(7)).toBeVisible();
  const before = await grid.getByRole('gridcell').allInnerTexts();

  await page.reload();
  await expect(shown(7)).toBeVisible();
  expect(await grid.getByRole('gridcell').allInnerTexts()).toEqual(before);

  await page.goto(PAGES.home);
  await page
    .getByRole('link', { name: 'Resume Today’s Game' })
    .or(page.getByRole('link', { name: "Resume Today's Game" }))
    .click();
  await expect(shown(7)).toBeVisible();
});

test('after the game, its address is the result: in this tab and another, on reload and with Back', async ({
  page,
  context,
}) => {
  await openDaily(page);
  await playRounds(page, 1, ROUNDS);
  await expect(page).toHaveURL(/\/1pv3-results\//);
  const result = page.url();

  for (const tab of [page, await context.newPage()]) {
    await tab.goto(PAGES.home);
    await tab.goto(PAGES.dailyShort);
    await expect(tab).toHaveURL(result);
    await expect(tab.getByRole('link', { name: TEXTS.viewLeaderboards })).toBeVisible();
    await expect(tab.getByText(TEXTS.dailyAlreadyPlayed)).toHaveCount(0);
    await tab.reload();
    await expect(tab).toHaveURL(result);
    await tab.goBack();
    await expect(tab).toHaveURL(PAGES.home);
  }
});

test('the short address leads to the same game', async ({ page }) => {
  await page.goto(PAGES.dailyShort);
  await expect(boardOf(page).grid.getByRole('gridcell')).toHaveCount(CELLS);
});
