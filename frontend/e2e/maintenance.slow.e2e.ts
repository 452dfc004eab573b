import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { MAINTENANCE_TEXTS } from '@tessera/contracts/maintenance';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { startBuiltApp } from '../../scripts/built-app.mjs';
import { actAs } from './support/completed-daily';
import { chooseFor, liveBoardOf, placeAt } from './support/live-board';
import { aLiveGame } from './support/live-game';
import { recordSpoken, spokenOn } from './support/spoken';
import { openDaily } from './support/board';

const PROGRAM = path.join(import.meta.dirname, '../../backend/dist/admin.js');

let app: Awaited<ReturnType<typeof startBuiltApp>>;
test.beforeAll(async () => {
  app = await startBuiltApp();
});
test.afterAll(() => app.stop());

/** As an operator on the server's machine. */
const run = (...args: string[]): string =>
  execFileSync(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, DATA_DIR: app.folder, DATABASE_URL: '' },
    encoding: 'utf8',
  });

const soon = () => new Date(Date.now() + 30 * 60_000).toISOString();
const notice = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('open pages tell and speak an announcement, a page opened later does so too, and it is over for all', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const { gameId, players } = await aLiveGame(context.request, { rounds: 2 });
  const game = await context.newPage();
  await recordSpoken(game);
  await actAs(game, players[1]);
  await game.goto(pathOf(PAGES.liveGame, { gameId }));
  await expect(liveBoardOf(game).round(3)).toBeVisible();
  // This page makes no calls, and isn't connected.
  const rules = await (await browser.newContext({ baseURL: app.url })).newPage();
  await rules.goto(PAGES.rules);

  const text = 'Tessera pauses at 02:00 UTC for about ten minutes';
  run('announce', text, '--until', soon());
  await expect(notice(game, text)).toBeVisible();
  expect((await spokenOn(game)).filter((line) => line === `said: ${text}`)).toHaveLength(1);
  await rules.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice(rules, text)).toBeVisible();
  const later = await rules.context().newPage();
  await later.goto(PAGES.rules);
  await expect(notice(later, text)).toBeVisible();

  await notice(game, text).getByRole('button', { name: MAINTENANCE_TEXTS.seen }).click();
  await expect(notice(game, text)).toBeHidden();
  run('end-announcement');
  await expect(async () => {
    await rules.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(notice(rules, text)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await rules.context().close();
  await context.close();
});

test('in a pause, a live game ends its round and waits, nothing new begins, and then everything goes on', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const { gameId, players } = await aLiveGame(context.request, { rounds: 2 });
  const [anna, ben] = [
    await context.newPage(),
    await (await browser.newContext({ baseURL: app.url })).newPage(),
  ];
  for (const [page, player] of [
    [anna, players[1]],
    [ben, players[2]],
  ] as const) {
    await actAs(page, player);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(liveBoardOf(page).round(3)).toBeVisible();
  }
  await chooseFor(anna, 2, 'E');
  await liveBoardOf(anna).submit.click();
  await expect(liveBoardOf(ben).task('Place the letter E')).toBeVisible();

  run('pause', '--until', soon());
  for (const page of [anna, ben])
    await notice(page, /is paused until/)
      .getByRole('button', { name: MAINTENANCE_TEXTS.seen })
      .click();
  await placeAt(ben, 2, 'E');
  await chooseFor(ben, 3, 'D');
  await liveBoardOf(ben).submit.click();
  await expect(ben.getByText(MAINTENANCE_TEXTS.paused).first()).toBeVisible();
  await expect(liveBoardOf(ben).cell(3)).toHaveText('D');

  const newcomer = await (await browser.newContext({ baseURL: app.url })).newPage();
  await newcomer.goto(PAGES.daily);
  await expect(newcomer.getByText(MAINTENANCE_TEXTS.paused).first()).toBeVisible();

  run('resume');
  await expect(async () => {
    await liveBoardOf(ben).submit.click();
    await expect(liveBoardOf(anna).task('Place the letter D')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await openDaily(newcomer);
  for (const page of [anna, ben, newcomer]) await page.context().close();
});
