import { expect } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/constants';
import { addDays, earliestToday } from '@tessera/rules';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { aLiveGame } from './support/live-game';
import { test } from './support/quiet-page';

type PageName = keyof typeof PAGES;

/** Pages that show a game of the player's own; for others there is nothing to see, and the console says so. */
const OF_OWN_GAMES: readonly PageName[] = ['dailyResults', 'review', 'duel', 'liveGame'];

const isOver = addDays(earliestToday(Date.now()), -1);

/** What each address needs besides its path. */
const PARAMS: Partial<Record<PageName, Record<string, string>>> = {
  practice: { date: isOver },
  sharedResult: { shareId: 'demo' },
  resetPassword: { token: 'none' },
};

const names = Object.keys(PAGES) as PageName[];

// The console and every answer are watched by the test itself.
test('no page complains when a new player opens it', async ({ page }) => {
  test.slow();
  for (const name of names.filter((one) => !OF_OWN_GAMES.includes(one))) {
    await page.goto(pathOf(PAGES[name], PARAMS[name]));
    await expect(page.locator('h1').first(), name).toBeAttached();
    // What it asks for may complain too.
    await page.waitForLoadState('networkidle');
  }
});

test.describe('of somebody who has played', () => {
  // A browser that does not know it asks for today's game and is told: the console shows every 409.
  test.use({ expectedErrors: /\b409\b/ });

  test('no page complains when its player opens it', async ({ page }) => {
    test.slow();
    const { playerUUID, game } = await aCompletedDaily(page.request);
    await actAs(page, playerUUID);
    for (const name of names.filter((one) => one !== 'duel' && one !== 'liveGame')) {
      await page.goto(pathOf(PAGES[name], { gameId: game.gameId, ...PARAMS[name] }));
      // A dialog may be open and hide it from screen readers.
      await expect(page.locator('h1').first(), name).toBeAttached();
      // What it asks for may complain too.
      await page.waitForLoadState('networkidle');
    }
  });
});

test('no live game complains when its player opens it', async ({ page }) => {
  const { gameId, players } = await aLiveGame(page.request, { rounds: 3 });
  await actAs(page, players[1]);
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await expect(page.getByRole('grid').first()).toBeVisible();
});
