import { expect, type Browser } from '@playwright/test';
import { TEXTS, turnsText } from '@tessera/contracts/texts';
import { PAGES, PATHS } from '@tessera/contracts/wire';
import { playerOf, signIn, signUp } from './support/account';
import { aWonDaily } from './support/completed-daily';
import { begunFrames, recordFrames, recordingOf } from './support/frames';
import { uniqueName } from './support/group';
import { aLiveGame } from './support/live-game';
import { test } from './support/page-errors';

/** What only beginners are told. */
const FOR_BEGINNERS = /start a streak|five in a row|how it works|play today's game|make words across/i;

/** An account that was used in another browser. */
async function anAccount(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const credentials = await signUp(page);
  return { credentials, playerUUID: await playerOf(page), request: page.request };
}

test('home takes nobody for a beginner who signs in on a new browser, however slow the connection is', async ({
  page,
  browser,
}) => {
  const { credentials, playerUUID, request } = await anAccount(browser);
  await aWonDaily(request, playerUUID);
  let respond = (): void => undefined;
  const released = new Promise<void>((resolve) => (respond = resolve));
  await page.route(/\/api\/(1pv3|player|leaderboard|practice)\//, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await recordFrames(page);
  await signIn(page, credentials);
  await expect(page.getByRole('link', { name: TEXTS.todaysGame, exact: true }).first()).toBeVisible();
  respond();
  await expect(page.getByRole('link', { name: TEXTS.seeResults })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Your grid:/ })).toBeVisible();
  const recording = await recordingOf(page);
  const lines = begunFrames(recording).flatMap((frame) => frame.lines);
  expect(lines.filter((line) => FOR_BEGINNERS.test(line))).toEqual([]);
  expect(recording.shifts).toEqual([]);
});

test('home and the menu say who waits, on a browser that has never opened a game', async ({
  page,
  browser,
}) => {
  const { credentials, playerUUID, request } = await anAccount(browser);
  const theirName = uniqueName('Ada');
  await aLiveGame(request, { player: playerUUID, theirName });
  await signIn(page, credentials);
  const waiting = page.getByRole('link', { name: `Your move: ${theirName}` });
  await expect(waiting).toBeVisible();
  await page.goto(PAGES.rules);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: TEXTS.playFriend })).toContainText(turnsText(1));
});

test('a player without live games sends no request for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGES.home);
  await expect(page.getByRole('link', { name: `Play ${TEXTS.todaysGame}` })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toContain(PATHS.checkCompletion);
  expect(asked.filter((path) => path.includes('/games'))).toEqual([]);
});
