import type { CALLS } from '@tessera/contracts/calls';
import { PRODUCT, titleOf } from '@tessera/contracts/product';
import { RESULTS_TEXTS, sharedTitle } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { type ReceivedResponseOf, PAGES, PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { CELLS, ROUNDS } from '@tessera/rules';
import { RESULTS_LABELS } from '../src/features/results/results-labels';
import { playRounds } from './support/board';
import { OWN_ROWS, aCompletedDaily, actAs } from './support/completed-daily';
import { test } from './support/page-errors';

/** Opens the results of a completed daily and its share dialog with the result's link. */
async function openShareDialog(page: Page, request: APIRequestContext) {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await page.getByRole('button', { name: TEXTS.shareResults }).click();
  const dialog = page.getByRole('dialog', { name: TEXTS.shareResults });
  const link = await dialog.getByText(/\/share\//).textContent();
  return { game, dialog, link: String(link) };
}

test('a result is shared with a link that anyone can open', async ({ page, request, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { game, dialog, link } = await openShareDialog(page, request);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('button', { name: TEXTS.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link);

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(link);
  const title = sharedTitle(null, game.playerScore, game.gameNumber);
  await expect(guest).toHaveTitle(titleOf(title));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(guest.getByText(RESULTS_TEXTS.anonymous, { exact: true })).toBeVisible();
  await expect(guest.getByRole('img', { name: /scoring/ })).toBeVisible();
  await expect(guest.getByRole('grid')).toHaveCount(0);
  await guest.getByRole('button', { name: RESULTS_LABELS.showLetters }).click();
  const cells = guest.getByRole('grid').getByRole('gridcell');
  await expect(cells).toHaveCount(CELLS);
  await expect(cells).toHaveText(game.playerGrid.flat().map(String));

  const [word] = OWN_ROWS;
  await guest.getByRole('list', { name: 'Words across' }).getByRole('link', { name: word }).click();
  await guest.getByRole('link', { name: 'Back to Results' }).click();
  await expect(cells).toHaveCount(CELLS);
  await guest.getByRole('link', { name: RESULTS_TEXTS.playToday }).click();
  await expect(guest).toHaveURL(PAGES.daily);
  await other.close();
});

test("after the visitor's own game, a shared result shows its letters at once", async ({ page, request }) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  const shared = await request.post(PATHS.shareResult, {
    data: { gameId: game.gameId },
    headers: { [PLAYER_HEADER]: playerUUID },
  });
  const { shareUrl } = (await shared.json()) as ReceivedResponseOf<(typeof CALLS)['shareResult']>;
  const squares = page.getByRole('img', { name: /scoring/ });
  await page.goto(shareUrl);
  await expect(squares).toBeVisible();
  await page.getByRole('link', { name: RESULTS_TEXTS.playToday }).click();
  await playRounds(page, 1, ROUNDS);
  await expect(page.getByRole('button', { name: TEXTS.shareResults })).toBeVisible();
  await page.goto(shareUrl);
  await expect(page.getByRole('grid', { name: /'s grid$/ }).getByRole('gridcell')).toHaveCount(CELLS);
  await expect(page.getByRole('grid', { name: TEXTS.gridName })).toBeVisible();
  await expect(squares).toHaveCount(0);
  await expect(page.getByRole('button', { name: RESULTS_LABELS.showLetters })).toHaveCount(0);
});

test('what is shared without letters contains none, and is the first choice next time', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, link } = await openShareDialog(page, request);
  const copied = async () => {
    await dialog.getByRole('button', { name: TEXTS.copy, exact: true }).click();
    await expect(dialog.getByRole('button', { name: TEXTS.copied })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const ways = dialog.getByRole('radio');
  // Today's letters are a spoiler, so that this is the usual way.
  await expect(ways.nth(1)).toBeChecked();
  const text = await copied();
  expect(text).toMatch(/^→ [–1-4]( [–1-4]){3}\n↓ [–1-4]/mu);
  expect(text.replace(link, '')).not.toMatch(/[Ⓐ-Ⓩ]/u);
  await ways.nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(ways.nth(0)).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: TEXTS.shareResults }).click();
  await expect(ways.nth(0)).toBeChecked();
  expect(await copied()).toMatch(/[Ⓐ-Ⓩ]{4}/u);
});

test('the picture of a result can be saved', async ({ page, request }) => {
  const { game, dialog } = await openShareDialog(page, request);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save Picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${PRODUCT.toLowerCase()}-${game.gameNumber}.png`);
  expect(await saved.failure()).toBeNull();
});

test('while the link takes long, the text can be shared, and nothing moves when the link arrives', async ({
  page,
  request,
}) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${PATHS.shareResult}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await page.getByRole('button', { name: TEXTS.shareResults }).click();
  const dialog = page.getByRole('dialog', { name: TEXTS.shareResults });
  const copy = dialog.getByRole('button', { name: TEXTS.copy, exact: true });
  await expect(copy).toBeVisible();
  const places = async () => [await dialog.boundingBox(), await copy.boundingBox()];
  const before = await places();
  await expect(copy).not.toHaveAttribute('aria-busy');
  expect(await places()).toEqual(before);
  release();
  await expect(dialog.getByText(/\/share\//)).toBeVisible();
  expect(await places()).toEqual(before);
});

test.describe('a link to a missing result', () => {
  test.use({ expectedErrors: /404/ });

  test('says that there is no such result', async ({ page }) => {
    await page.goto(pathOf(PAGES.sharedResult, { shareId: 'nothing123' }));
    await expect(page.getByText(RESULTS_TEXTS.notFoundTitle)).toBeVisible();
    await expect(page.getByText(RESULTS_TEXTS.notFound)).toBeVisible();
    await page.getByRole('link', { name: RESULTS_TEXTS.playToday }).click();
    await expect(page).toHaveURL(PAGES.daily);
  });
});
