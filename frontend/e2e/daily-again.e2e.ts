import { expect } from '@playwright/test';
import { PAGES, TEXTS } from '@tessera/contracts/constants';
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

test('a second game on the same day is rejected, in this tab and in another', async ({ page, context }) => {
  await openDaily(page);
  await playRounds(page, 1, ROUNDS);
  await expect(page).toHaveURL(/\/1pv3-results\//);

  for (const tab of [page, await context.newPage()]) {
    await tab.goto(PAGES.daily);
    await expect(tab.getByText(TEXTS.dailyAlreadyPlayed)).toBeVisible();
    await expect(boardOf(tab).grid).toHaveCount(0);
  }
});

test('the short address leads to the same game', async ({ page }) => {
  await page.goto(PAGES.dailyShort);
  await expect(boardOf(page).grid.getByRole('gridcell')).toHaveCount(CELLS);
});
