import { expect, type Page } from '@playwright/test';
import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS } from '@tessera/contracts/wire';
import { HOUR_MS, ROUNDS } from '@tessera/rules';
import { test } from './support/page-errors';
import { openDaily, playRounds, boardOf } from './support/board';

/** The device wakes from sleep at this time, which is also the server's. */
async function sleepUntil(page: Page, time: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(time).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.setSystemTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a running daily survives reloads with a clock that is more than a day ahead', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 18 * HOUR_MS });
  await openDaily(page);
  await playRounds(page, 1, 4);
  await expect(boardOf(page).round(5)).toBeVisible();
  for (const ahead of [18, 45, 200]) {
    await page.clock.setSystemTime(Date.now() + ahead * HOUR_MS);
    await page.reload();
    await expect(boardOf(page).round(5), `${ahead} hours ahead`).toBeVisible();
  }
  await page.goto(PAGES.home);
  await page.getByRole('link', { name: `Resume ${TEXTS.todaysGame}` }).click();
  await expect(boardOf(page).round(5)).toBeVisible();
});

test("a daily left open for days says that it no longer counts, and is kept while today's is played", async ({
  page,
}) => {
  await page.clock.install();
  await openDaily(page);
  await playRounds(page, 1, 3);
  await expect(boardOf(page).round(4)).toBeVisible();

  await sleepUntil(page, Date.now() + 72 * HOUR_MS);
  await expect(page.getByText(/won't count toward your streak or the leaderboards/)).toBeVisible();
  await page.getByRole('button', { name: /^Finish #/ }).click();
  await playRounds(page, 4, 4);
  await expect(page.getByText('No longer counts')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/is now in the archive/).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('practice_game'))))
    .toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a clock that is a day behind does not lock the player out of the next daily', async ({ page }) => {
  // The last daily completed in this browser has the date that its clock shows today.
  await page.clock.install({ time: Date.now() - 24 * HOUR_MS });
  await page.addInitScript(() => {
    const played = { gameNumber: 1, playerUUID: '', completedAt: '', finalScore: 20, gameId: 'yesterday' };
    const completion = { ...played, date: new Date().toLocaleDateString('en-GB') };
    localStorage.setItem('1pv3_daily_completions', JSON.stringify([completion]));
  });
  await openDaily(page);
  await playRounds(page, 1, 1);
  await expect(boardOf(page).round(2)).toBeVisible();
});

test('leaderboards that were left open over midnight show the new day', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGES.leaderboards);
  await expect(page.getByRole('heading', { name: 'Top 20' })).toBeVisible();
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === PATHS.leaderboard);
  await sleepUntil(page, Date.now() + 24 * HOUR_MS);
  await asked;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('after traveling west', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('home, menu, board, leaderboards and statistics name the same game', async ({ page, browser }) => {
    await openDaily(page);
    const number = await page
      .getByText(/^#\d+$/)
      .first()
      .innerText();
    await playRounds(page, 1, 2);
    await expect(boardOf(page).round(3)).toBeVisible();

    const storageState = await page.context().storageState();
    const west = await browser.newContext({ storageState, timezoneId: 'Pacific/Pago_Pago' });
    const there = await west.newPage();
    await there.goto(PAGES.home);
    await expect(there.getByText(new RegExp(`^${number} · `))).toBeVisible();
    await there.getByRole('link', { name: `Resume ${TEXTS.todaysGame}` }).click();
    await expect(boardOf(there).round(3)).toBeVisible();

    await playRounds(there, 3, ROUNDS);
    await expect(there).toHaveURL(/\/1pv3-results\//);
    const result = new URL(there.url()).pathname;
    await there.goto(PAGES.home);
    await expect(there.getByText(`${TEXTS.todaysGame} Completed!`)).toBeVisible();
    await there.getByRole('button', { name: 'Menu' }).click();
    await expect(there.getByRole('menuitem', { name: TEXTS.todaysGame })).toHaveAttribute('href', result);
    await there.goto(PAGES.leaderboards);
    await expect(there.getByText(`${PRODUCT} ${number}`)).toBeVisible();
    await expect(there.getByRole('region', { name: 'Your game today' })).toBeVisible();
    await there.goto(PAGES.playerName);
    await expect(there.getByText('1/3')).toBeVisible();
    await there.goto(PAGES.daily);
    await expect(there).toHaveURL(result);
    await expect(there.getByText(/The next one starts on/).first()).toBeVisible();
    await west.close();
  });
});
