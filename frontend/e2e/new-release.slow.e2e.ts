import { expect, test, type Browser, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES, PATHS } from '@tessera/contracts/wire';
import { logOut, signUp } from './support/account';
import { aPlayedDaily, actAs } from './support/completed-daily';
import { startReleaseServer } from './support/release-server';
import { openDaily, playRounds, boardOf } from './support/board';
import { skipRoundTutorials } from './support/storage';

let line: Awaited<ReturnType<typeof startReleaseServer>>;
test.beforeEach(async () => {
  line = await startReleaseServer(process.env.TESSERA_URL ?? '');
});
test.afterEach(() => line.stop());

/** A page without a service worker, which would have cached the previous release's files. */
async function anOpenPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: line.url });
  await skipRoundTutorials(context);
  return context.newPage();
}

const notice = (page: Page) => page.getByRole('region', { name: TEXTS.newVersion });
const versionOf = (page: Page) => page.locator('meta[name=version]').getAttribute('content');

/** The player returns to the page, which checks for a new release. */
async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/version.json');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await asked).finished();
}

/** Waits until everything that loads when idle has loaded. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

test('an open page offers a new release when the player returns to it, and reloads only on request', async ({
  browser,
}) => {
  const page = await anOpenPage(browser);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.goto(PAGES.rules);
  await settle(page);
  await comeBack(page);
  line.release();
  await expect(notice(page)).toBeHidden();

  await comeBack(page);
  await notice(page).getByRole('button', { name: TEXTS.later }).click();
  await expect(notice(page)).toBeHidden();
  expect(loads).toHaveLength(1);
  await page.reload();
  expect(await versionOf(page)).toBe(line.nextVersion);
  await page.context().close();
});

test('an open page looks for a new release every hour', async ({ browser }) => {
  const page = await anOpenPage(browser);
  await page.clock.install();
  await page.goto(PAGES.rules);
  await settle(page);
  line.release();
  await page.clock.fastForward(LIMITS.RELEASE_CHECK_MS);
  await notice(page).getByRole('button', { name: TEXTS.reload }).click();
  await expect.poll(() => versionOf(page)).toBe(line.nextVersion);
  await expect(notice(page)).toBeHidden();
  await page.context().close();
});

test('a new release is not mentioned during a game, only after it', async ({ browser }) => {
  const page = await anOpenPage(browser);
  await openDaily(page);
  await playRounds(page, 1, 2);
  await settle(page);
  line.release({ renames: true });
  await comeBack(page);
  await playRounds(page, 3, 4);
  await expect(boardOf(page).round(5)).toBeVisible();
  await expect(notice(page)).toBeHidden();

  await page.getByRole('link', { name: 'Tessera' }).click();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: TEXTS.reload }).click();
  await expect.poll(() => versionOf(page)).toBe(line.nextVersion);
  await openDaily(page);
  await expect(boardOf(page).round(5)).toBeVisible();
  await page.context().close();
});

test('Log Out says that a new release is out if its code is gone, and works after the reload', async ({
  browser,
}) => {
  const page = await anOpenPage(browser);
  // A notice is showing, so the code of all notices has loaded.
  await signUp(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  line.release({ renames: true });
  await page.getByRole('menuitem', { name: TEXTS.logOut }).click();
  await notice(page).getByRole('button', { name: TEXTS.reload }).click();
  await expect.poll(() => versionOf(page)).toBe(line.nextVersion);
  await logOut(page);
  await page.context().close();
});

test('during a game, a missing chunk is reported and nothing is reloaded', async ({ browser }) => {
  const page = await anOpenPage(browser);
  await openDaily(page);
  await settle(page);
  line.release({ renames: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: TEXTS.settings }).click();
  await expect(page.getByText(TEXTS.newVersionAfterGame).first()).toBeVisible();
  expect(await versionOf(page)).not.toBe(line.nextVersion);
  await playRounds(page, 1, 2);
  await page.context().close();
});

test('a results page that is left open does not keep requesting missing chunks', async ({ browser }) => {
  const page = await anOpenPage(browser);
  const { playerUUID } = await aPlayedDaily(page.request);
  await actAs(page, playerUUID);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGES.home);
  await expect(page.getByRole('link', { name: TEXTS.seeResults })).toBeVisible();
  await settle(page);
  line.release({ renames: true });
  // Without its own solver, the page asks the server for the best grid.
  const solved = page.waitForResponse((response) => response.url().endsWith(PATHS.bestPossible));
  await page.getByRole('link', { name: TEXTS.seeResults }).click();
  await expect(notice(page)).toBeVisible();
  await solved;
  // What loads when idle is requested once, and the solver once more if the server is slow to answer in its place.
  await page.clock.runFor(60_000);
  await settle(page);
  const before = asked.length;
  await page.clock.runFor(60_000);
  await settle(page);
  expect(asked.slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([]);
  await page.context().close();
});
