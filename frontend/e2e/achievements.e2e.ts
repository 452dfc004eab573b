import { expect } from '@playwright/test';
import { titleOf } from '@tessera/contracts/product';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { TIERS } from '@tessera/rules';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { test } from './support/page-errors';

test('the streak on the results page links to the achievements', async ({ page, request }) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await page.getByRole('link', { name: '20+ streak' }).click();
  await expect(page).toHaveTitle(titleOf('Achievements'));
  const steps = page.getByRole('list', { name: 'Streak statuses' }).getByRole('listitem');
  await expect(steps).toHaveCount(TIERS.length);
  await expect(steps.first()).toContainText('Hamster');
});
