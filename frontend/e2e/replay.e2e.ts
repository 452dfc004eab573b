import { expect, type Page } from '@playwright/test';
import { REPLAY_TEXTS } from '@tessera/contracts/replays';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS } from '@tessera/rules';
import { GAME_REVIEW_TEXTS } from '../src/features/replays/replay-texts';
import { REVIEW_TEXTS } from '../src/solver/review-texts';
import { pageErrorsOf, test } from './support/page-errors';
import { actAs } from './support/completed-daily';
import { aDuel } from './support/duel';
import { aLiveGame } from './support/live-game';

/** The second player has swapped the first two letters. */
const GRIDS = { mine: 'CARDAREAREARDART', theirs: 'ACRDAREAREARDART' };

const lettersOf = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('grid', { name, exact: true }).getByRole('gridcell').allTextContents()).join('');

const summaryOf = (page: Page) => page.getByRole('table', { name: GAME_REVIEW_TEXTS.summary });

test('a slow connection delays the analysis of a game, and does not end it', async ({ page, request }) => {
  const { gameId, players } = await aLiveGame(request, { rounds: ROUNDS });
  await actAs(page, players[1]);
  await page.clock.install();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: string[] = [];
  await page.route(/\/assets\/(solver\.worker|review-moves)-/, async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto(pathOf(PAGES.review, { gameId }));
  await expect(page.getByText(REVIEW_TEXTS.loading).first()).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(60_000);
  await expect(page.getByText(REVIEW_TEXTS.loading).first()).toBeVisible();
  await expect(page.getByText(REVIEW_TEXTS.failed)).toHaveCount(0);
  release();
  await expect(summaryOf(page)).toBeVisible();
});

test('a finished game is reviewed step by step, shared, and no longer shared', async ({
  page,
  request,
  browser,
}) => {
  const { gameId, players } = await aLiveGame(request, {
    rounds: ROUNDS,
    unequal: true,
    theirName: 'Reviewed Ben',
  });
  await actAs(page, players[1]);
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await page.getByRole('link', { name: TEXTS.reviewGame }).click();
  await expect(page).toHaveURL(pathOf(PAGES.review, { gameId }));
  await expect(summaryOf(page).getByRole('row', { name: /^Final score 32 \d+$/ })).toBeVisible();
  expect(await lettersOf(page, TEXTS.gridName)).toBe(GRIDS.mine);
  expect(await lettersOf(page, "Reviewed Ben's grid")).toBe(GRIDS.theirs);

  await page.keyboard.press('Home');
  expect(await lettersOf(page, TEXTS.gridName)).toBe('');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Round 1: you chose C' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Round 2: Reviewed Ben chose A' })).toBeVisible();
  expect(await lettersOf(page, "Reviewed Ben's grid")).toBe('AC');
  await page.keyboard.press('End');
  expect(await lettersOf(page, TEXTS.gridName)).toBe(GRIDS.mine);

  await page.getByRole('button', { name: GAME_REVIEW_TEXTS.share }).click();
  const dialog = page.getByRole('dialog', { name: GAME_REVIEW_TEXTS.share });
  await dialog.getByRole('button', { name: GAME_REVIEW_TEXTS.createLink }).click();
  const link = String(await dialog.getByText(/\/replay\/\w+$/).textContent());

  const guest = await (await browser.newContext()).newPage();
  const complaints = pageErrorsOf(guest);
  await guest.goto(link);
  await expect(guest).toHaveTitle(/^Player 1 32, Reviewed Ben \d+ in /);
  await expect(summaryOf(guest)).toBeVisible();
  expect(await lettersOf(guest, "Player 1's grid")).toBe(GRIDS.mine);
  expect(complaints).toEqual([]);

  await dialog.getByRole('button', { name: GAME_REVIEW_TEXTS.stopSharing }).click();
  await expect(dialog.getByRole('button', { name: GAME_REVIEW_TEXTS.createLink })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: REPLAY_TEXTS.notFoundTitle })).toBeVisible();
  await guest.context().close();
});

test('a finished duel is reviewed against the bot', async ({ page, request }) => {
  const { gameId, playerUUID } = await aDuel(request, { rounds: ROUNDS });
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.duel, { gameId }));
  await page.getByRole('link', { name: TEXTS.reviewGame }).click();
  await expect(summaryOf(page)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^Round 1: blind letter [A-Z]$/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Round 2: you chose E' })).toBeVisible();
});

test('finished games are listed on Play a Friend, also by friend, and lead to their reviews', async ({
  page,
  request,
}) => {
  const { gameId, players } = await aLiveGame(request, {
    rounds: ROUNDS,
    unequal: true,
    theirName: 'Listed Friend',
  });
  await actAs(page, players[1]);
  await page.goto(PAGES.playFriend);
  await page.getByRole('combobox', { name: GAME_REVIEW_TEXTS.friend }).selectOption('Listed Friend');
  await page.getByRole('link', { name: /^Listed Friend.*Won 32–\d+$/ }).click();
  await expect(page).toHaveURL(pathOf(PAGES.review, { gameId }));
  await expect(summaryOf(page)).toBeVisible();
});

test.describe('a game of others', () => {
  test.use({ expectedErrors: /403/ });

  test("can't be reviewed", async ({ page, request }) => {
    const { gameId } = await aLiveGame(request, { rounds: ROUNDS });
    await page.goto(pathOf(PAGES.review, { gameId }));
    await expect(page.getByRole('heading', { name: GAME_REVIEW_TEXTS.notYours })).toBeVisible();
    await page.getByRole('link', { name: TEXTS.returnHome }).click();
    await expect(page).toHaveURL(PAGES.home);
  });
});
