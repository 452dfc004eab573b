import { expect } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { NAME_LABELS } from '../src/features/players/name-labels';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { uniqueName, chooseName } from './support/group';
import { test } from './support/page-errors';

test('a player chooses a name, appears on the leaderboard with it, and changes it', async ({
  page,
  request,
}) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  const first = await chooseName(page);
  await expect(page.getByText(first)).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Leaderboards' }).click();
  const table = page.getByRole('table', { name: 'Top 20' });
  await expect(table).toContainText(first);
  await expect(page.getByText(`#${game.gameNumber}`).first()).toBeVisible();

  await page.goto(PAGES.playerName);
  await page.getByRole('button', { name: 'Edit Player Name' }).click();
  await page.getByLabel('Player Name').fill('bad 😀 name');
  await expect(page.getByText('Name cannot contain emojis or special symbols')).toBeVisible();
  const second = uniqueName('Renamed');
  await page.getByLabel('Player Name').fill(second);
  await expect(page.getByText(NAME_LABELS.available)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(second)).toBeVisible();

  await page.goto(PAGES.leaderboards);
  await expect(table).toContainText(second);
});

test('a name that is taken is not available, in upper or lower case', async ({ page, browser }) => {
  const name = await chooseName(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(PAGES.playerName);
  await other.getByLabel('Player Name').fill(name.toUpperCase());
  await expect(other.getByText(NAME_LABELS.unavailable)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save Name' })).toBeDisabled();
  await context.close();
});

test('The 32 Club lists its members, or says that there are none yet', async ({ page }) => {
  await page.goto(PAGES.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'The 32 Club' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The 32 Club' })).toBeFocused();
  const club = page.getByText(/No perfect scores yet!|Perfect 32 Scores/).filter({ visible: true });
  await expect(club).toHaveCount(1);
});
