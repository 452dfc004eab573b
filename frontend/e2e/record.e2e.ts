import { expect } from '@playwright/test';
import { titleOf } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS } from '@tessera/rules';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { aLiveGame } from './support/live-game';
import { test } from './support/page-errors';

test('a guest finds the game behind each number by keyboard', async ({ page, request }) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(PAGES.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Your Record' }).click();
  await expect(page).toHaveTitle(titleOf('Your Record'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your Record' })).toBeFocused();

  const result = pathOf(PAGES.dailyResults, { gameId: game.gameId });
  const points = `${game.playerScore} points`;
  const scores = page.getByRole('slider', { name: 'Score' });
  await expect(scores).toHaveAttribute('aria-valuetext', `${points}: 1 game`);
  await scores.press('ArrowLeft');
  await expect(scores).toHaveAttribute('aria-valuetext', `${game.playerScore - 1} points: 0 games`);
  await scores.press('ArrowRight');
  await page.getByRole('link', { name: 'See the games' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Games with ${points}` })).toBeFocused();
  await expect(page.getByRole('link', { name: `#${game.gameNumber}` })).toHaveAttribute('href', result);
  await page.getByRole('link', { name: 'Back to Your Record' }).press('Enter');

  await expect(page.getByRole('list', { name: 'Your streak, day by day' })).toContainText(points);
  await page.getByRole('grid').getByRole('link', { name: points }).press('Enter');
  await expect(page).toHaveURL(result);
});

test('a finished game with a friend can be opened from the record', async ({ page, request }) => {
  const theirName = 'Rival of the Record';
  const { gameId, players } = await aLiveGame(request, { rounds: ROUNDS, unequal: true, theirName });
  await actAs(page, players[1]);
  await page.goto(PAGES.record);
  await expect(page.getByRole('heading', { name: theirName })).toBeVisible();
  await expect(page.getByText('Won 1 · lost 0 · tied 0')).toBeVisible();
  await page.getByRole('link', { name: /^Won 32 to \d+,/ }).click();
  await expect(page).toHaveURL(pathOf(PAGES.review, { gameId }));
  await expect(page.getByRole('grid', { name: TEXTS.gridName })).toBeVisible();
});
