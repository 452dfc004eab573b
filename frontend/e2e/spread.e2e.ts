import { expect } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { fakeSpread, SPREAD_CALL } from './scenes/fake-spread';
import { respondLate } from './scenes/fake-responses';
import { test } from './support/page-errors';

test('everyone’s scores arrive without moving anything, and fit on a phone', async ({ page }) => {
  const { playerUUID, game } = await aCompletedDaily(page.request);
  await actAs(page, playerUUID);
  await fakeSpread(page);
  const arrive = await respondLate(page, SPREAD_CALL);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  const section = page.getByRole('region', { name: 'How everyone did' });
  const below = page.getByText("Today's letters");
  await expect(section).toBeVisible();
  // The best grid has its own place, and may still be loading.
  const before = [await section.boundingBox(), await below.boundingBox()];
  arrive();
  await expect(section.getByText('1,212 games')).toBeVisible();
  await expect(section.getByRole('img', { name: `yours is ${game.playerScore}.` })).toBeVisible();
  expect([await section.boundingBox(), await below.boundingBox()]).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("today's real spread is there after the daily, with the number of games", async ({ page }) => {
  const { playerUUID, game } = await aCompletedDaily(page.request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  const section = page.getByRole('region', { name: 'How everyone did' });
  await expect(section.getByText(/^[\d,]+ games?$/)).toBeVisible();
});
