import { expect } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { addDays, earliestToday } from '@tessera/rules';
import { aChallenge } from './support/challenge';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { aLiveGame, aSharedReplay } from './support/live-game';
import { test } from './support/page-errors';

type PageName = keyof typeof PAGES;

/** Pages that show the player's own game. For other players they cause an error in the console. */
const OF_OWN_GAMES: readonly PageName[] = ['dailyResults', 'review', 'duel', 'liveGame'];

const PAST_DATE = addDays(earliestToday(Date.now()), -1);

/** The parameters of each address. */
const paramsWith = (replayId: string): Partial<Record<PageName, Record<string, string>>> => ({
  practice: { date: PAST_DATE },
  sharedResult: { shareId: 'demo' },
  sharedReplay: { shareId: replayId },
  resetPassword: { token: 'none' },
});

const names = Object.keys(PAGES) as PageName[];

// The fixture itself checks the console and all responses.
test('no page causes errors when a new player opens it', async ({ page }) => {
  test.slow();
  const { challenge } = await aChallenge(page.request);
  const params = paramsWith(await aSharedReplay(page.request));
  for (const name of names.filter((one) => !OF_OWN_GAMES.includes(one))) {
    await page.goto(pathOf(PAGES[name], { code: challenge.code, ...params[name] }));
    await expect(page.locator('h1').first(), name).toBeAttached();
    // Includes errors of the page's requests.
    await page.waitForLoadState('networkidle');
  }
});

test.describe('of a player with a completed game', () => {
  // The page requests today's game, and the server rejects it. The console shows every 409.
  test.use({ expectedErrors: /\b409\b/ });

  test('no page causes errors when its player opens it', async ({ page }) => {
    test.slow();
    const { playerUUID, game } = await aCompletedDaily(page.request);
    const { challenge } = await aChallenge(page.request);
    const params = paramsWith(await aSharedReplay(page.request));
    await actAs(page, playerUUID);
    for (const name of names.filter((one) => one !== 'duel' && one !== 'liveGame')) {
      await page.goto(pathOf(PAGES[name], { gameId: game.gameId, code: challenge.code, ...params[name] }));
      // Attached rather than visible, because an open dialog may hide it from screen readers.
      await expect(page.locator('h1').first(), name).toBeAttached();
      // Includes errors of the page's requests.
      await page.waitForLoadState('networkidle');
    }
  });
});

test('a live game causes no errors when its player opens it', async ({ page }) => {
  const { gameId, players } = await aLiveGame(page.request, { rounds: 3 });
  await actAs(page, players[1]);
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await expect(page.getByRole('grid').first()).toBeVisible();
});
