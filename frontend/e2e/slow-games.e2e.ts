import { expect, test, type Page } from '@playwright/test';
import { PAGES, PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { letGoLabel, nudgeLabel, GAME_TEXTS } from '../src/features/game/game-texts';
import { openSlowGames } from './scenes/slow-scenes';
import { breakableConnection } from './support/breakable-connection';
import { actAs } from './support/completed-daily';
import { recordFrames, recordingOf } from './support/frames';
import { chooseFor, liveBoardOf } from './support/live-board';
import { aLiveGame } from './support/live-game';

/** Makes a move through the API. */
async function choose(
  page: Page,
  player: string,
  gameId: string,
  letter: string,
  round: number,
): Promise<void> {
  const response = await page.request.post(
    `${process.env.TESSERA_URL ?? ''}${pathOf(PATHS.submitLetter, { gameId })}`,
    { data: { letter, round }, headers: { [PLAYER_HEADER]: player } },
  );
  expect(response.ok()).toBe(true);
}

/** The player looks at another app, or comes back. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Whatever the page has shown since then that looks like loading or trouble. */
async function troubleSince(page: Page, at: number): Promise<string[]> {
  const { frames } = await recordingOf(page);
  return frames
    .filter((frame) => frame.at >= at)
    .flatMap(({ lines }) => lines.filter((line) => /connect|loading|offline/i.test(line)));
}

/** The board may be there before the connection is. */
async function openGame(page: Page, gameId: string): Promise<void> {
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await expect(liveBoardOf(page).task('Waiting for your friend to choose a letter')).toBeVisible();
  await expect(page.getByText('Connecting...')).toBeHidden();
}

const timeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(performance.now()));

test('on a phone, the list shows opponent, turn, round and code of each game in two lines, and cuts nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSlowGames(page);
  const row = page.getByRole('row').filter({ hasText: 'A name of twenty five ltrs' });
  const [name, ...below] = await Promise.all(
    [/^A name/, /^Your move since/, /4\/16/, /^FRESH$/].map((text) =>
      row.getByRole('cell').filter({ hasText: text }).boundingBox(),
    ),
  );
  for (const box of below) expect(box!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
  expect(new Set(below.map((box) => Math.round(box!.y))).size).toBe(1);
  const list = page.getByRole('table');
  expect(await list.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const cut = list
    .locator('td, td *')
    .evaluateAll((parts) =>
      parts.filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
      ),
    );
  expect(await cut).toEqual([]);
});

test('the list says whose move it is since when, and a friend can be nudged', async ({ page }) => {
  await openSlowGames(page);
  await expect(page.getByText(/^Your move since /)).toBeVisible();
  await expect(page.getByText('Their move for 9 days')).toBeVisible();
  await expect(page.getByRole('button', { name: nudgeLabel('Marigold', 'NUDGE') })).toBeVisible();
  await expect(page.getByRole('button', { name: letGoLabel('NUDGE') })).toHaveCount(0);

  await page.route('**/api/games/NUDGE/nudge', (route) =>
    route.fulfill({ json: { success: true, nudgeFrom: new Date().toISOString() } }),
  );
  await page.getByRole('button', { name: nudgeLabel('Marigold', 'NUDGE') }).click();
  await expect(page.getByText(GAME_TEXTS.nudged).first()).toBeVisible();
});

test('the menu and the icon of the tab count the games that wait for the player', async ({ page }) => {
  const { gameId, players } = await aLiveGame(page.request, { rounds: 2 });
  await actAs(page, players[1]);
  const icon = page.locator('link[rel="icon"]');
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await expect(liveBoardOf(page).round(3)).toBeVisible();
  await page.goto(PAGES.rules);
  await expect(icon).toHaveAttribute('href', /^data:image\/svg/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Play a Friend\W*Your move in 1 game$/ }).click();
  await page.getByRole('link', { name: `Resume game ${gameId}` }).click();
  await chooseFor(page, 5, 'Q');
  await liveBoardOf(page).submit.click();
  await expect(liveBoardOf(page).task('Waiting for your friend to place')).toBeVisible();
  await page.getByRole('link', { name: 'Tessera' }).click();
  await expect(icon).toHaveAttribute('href', /favicon/);
});

test('after a sleep, the board is right at once, without a sign of loading', async ({ page }) => {
  const { gameId, players } = await aLiveGame(page.request, { rounds: 3 });
  await recordFrames(page);
  await actAs(page, players[1]);
  await openGame(page, gameId);
  const browser = await page.context().newCDPSession(page);
  const at = await timeOf(page);
  await look(page, 'hidden');
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await choose(page, players[2], gameId, 'Q', 4);
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await look(page, 'visible');
  await expect(liveBoardOf(page).task('Place the letter Q')).toBeVisible();
  expect(await troubleSince(page, at)).toEqual([]);
});

test('a connection that was lost during a sleep is not shown, and the board is right', async ({
  browser,
}) => {
  const line = await breakableConnection(process.env.TESSERA_URL ?? '');
  const page = await (await browser.newContext({ baseURL: line.url })).newPage();
  const { gameId, players } = await aLiveGame(page.request, { rounds: 3 });
  await recordFrames(page);
  await actAs(page, players[1]);
  await openGame(page, gameId);
  const at = await timeOf(page);
  await look(page, 'hidden');
  line.cut();
  await choose(page, players[2], gameId, 'Q', 4);
  // Longer than a glance at another app; the page's clock is the one that counts.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  line.mend();
  await look(page, 'visible');
  await expect(liveBoardOf(page).task('Place the letter Q')).toBeVisible();
  expect(await troubleSince(page, at)).toEqual([]);
  await page.context().close();
  line.close();
});
