import { expect, type Page } from '@playwright/test';
import { PAGES, PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { randomUUID } from 'node:crypto';
import { liveBoardOf } from './support/live-board';
import { test } from './support/page-errors';

/** Creates a game with the page's button and returns its code. */
async function makeGame(page: Page): Promise<string> {
  await page.goto(PAGES.playFriend);
  await page.getByRole('button', { name: 'Create New Game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Game Created!' });
  return /\/game\/([A-Z0-9]{5})/.exec(await dialog.innerText())?.[1] ?? '';
}

const letFriendJoin = async (page: Page, gameId: string) => {
  const headers = { [PLAYER_HEADER]: randomUUID() };
  const response = await page.request.post(pathOf(PATHS.joinGame, { gameId }), {
    data: { clientId: 'friend' },
    headers,
  });
  expect(response.ok()).toBe(true);
};

test('home opens a game created in this tab when the friend joins, even after a reload', async ({ page }) => {
  const gameId = await makeGame(page);
  await page.goto(PAGES.home);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Play a Friend' })).toBeVisible();
  await letFriendJoin(page, gameId);
  await expect(page).toHaveURL(pathOf(PAGES.liveGame, { gameId }));
  await expect(liveBoardOf(page).round(1)).toBeVisible();

  // This happens only once: a player who then returns to home stays there.
  await page.getByRole('link', { name: 'Tessera' }).click();
  await expect(page.getByRole('link', { name: 'Play a Friend' })).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
});

test('home opens a game that the friend joined while the page was loading', async ({ page }) => {
  const gameId = await makeGame(page);
  await page.goto('about:blank');
  await letFriendJoin(page, gameId);
  await page.goto(PAGES.home);
  await expect(page).toHaveURL(pathOf(PAGES.liveGame, { gameId }));
});

test('a game that started on its own page does not pull the player back from home', async ({ page }) => {
  const gameId = await makeGame(page);
  await page.getByRole('link', { name: 'Continue to Game' }).click();
  await expect(page.getByText('Waiting for your friend')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Game' }).click();
  await expect(page.getByText('Game Synchronized')).toBeVisible();
  await letFriendJoin(page, gameId);
  await expect(liveBoardOf(page).round(1)).toBeVisible();
  await page.getByRole('link', { name: 'Tessera' }).click();
  await expect(page.getByRole('link', { name: 'Play a Friend' })).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
});
