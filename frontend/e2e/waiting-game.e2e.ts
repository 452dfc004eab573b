import { expect, type Page } from '@playwright/test';
import { PAGES, PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/constants';
import { randomUUID } from 'node:crypto';
import { liveTableOf } from './support/live-table';
import { test } from './support/quiet-page';

/** Makes a game by the page's own button; gives back its code. */
async function makeGame(page: Page): Promise<string> {
  await page.goto(PAGES.playFriend);
  await page.getByRole('button', { name: 'Create New Game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Game Created!' });
  return /\/game\/([A-Z0-9]{5})/.exec(await dialog.innerText())?.[1] ?? '';
}

const letFriendJoin = async (page: Page, gameId: string) => {
  const headers = { [PLAYER_HEADER]: randomUUID() };
  const response = await page.request.post(pathOf(PATHS.joinGame, { gameId }), { data: {}, headers });
  expect(response.ok()).toBe(true);
};

test('home goes to a game that this tab made when the friend comes, also after a reload', async ({
  page,
}) => {
  const gameId = await makeGame(page);
  await page.goto(PAGES.home);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Play a Friend' })).toBeVisible();
  await letFriendJoin(page, gameId);
  await expect(page).toHaveURL(pathOf(PAGES.liveGame, { gameId }));
  await expect(liveTableOf(page).round(1)).toBeVisible();

  // Once is enough: who leaves the game for home stays there.
  await page.getByRole('link', { name: 'Tessera' }).click();
  await expect(page.getByRole('link', { name: 'Play a Friend' })).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
});

test('home goes to a game whose friend came while the page was being loaded', async ({ page }) => {
  const gameId = await makeGame(page);
  await page.goto('about:blank');
  await letFriendJoin(page, gameId);
  await page.goto(PAGES.home);
  await expect(page).toHaveURL(pathOf(PAGES.liveGame, { gameId }));
});

test('a game that starts on its own page does not call back who leaves for home', async ({ page }) => {
  const gameId = await makeGame(page);
  await page.getByRole('link', { name: 'Continue to Game' }).click();
  await expect(page.getByText('Waiting for your friend')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Game' }).click();
  await expect(page.getByText('Game Synchronized')).toBeVisible();
  await letFriendJoin(page, gameId);
  await expect(liveTableOf(page).round(1)).toBeVisible();
  await page.getByRole('link', { name: 'Tessera' }).click();
  await expect(page.getByRole('link', { name: 'Play a Friend' })).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
});
