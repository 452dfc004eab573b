import { expect } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS, pathOf } from '@tessera/contracts/wire';
import { ROUNDS } from '@tessera/rules';
import { REVIEW_TEXTS, reviewTitle } from '../src/solver/review-texts';
import { aPlayedDaily, actAs } from './support/completed-daily';
import { test } from './support/page-errors';

test('the results show the best possible score, computed in the browser, and its grid', async ({
  page,
  request,
}) => {
  const { playerUUID, game } = await aPlayedDaily(request);
  await actAs(page, playerUUID);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await expect(page.getByText(/^Best possible with your letters: \d+$/).first()).toBeVisible();
  expect(asked).not.toContain(PATHS.bestPossible);
  await page.getByRole('button', { name: REVIEW_TEXTS.seeBest }).click();
  const dialog = page.getByRole('dialog', { name: REVIEW_TEXTS.bestTitle });
  const cells = dialog.getByRole('grid', { name: REVIEW_TEXTS.bestGrid }).getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  const letters = await cells.allTextContents();
  expect(letters.toSorted()).toEqual(game.playerGrid.flat().map(String).toSorted());
});

test('the server computes the best possible score if the browser has no workers', async ({
  page,
  request,
}) => {
  const { playerUUID, game } = await aPlayedDaily(request);
  await actAs(page, playerUUID);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const asked = page.waitForRequest(`**${PATHS.bestPossible}`);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await asked;
  await expect(page.getByText(/^Best possible with your letters: /).first()).toBeVisible();
});

test('the results link to the review, which shows each round', async ({ page, request }) => {
  const { playerUUID, game } = await aPlayedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await page.getByRole('link', { name: REVIEW_TEXTS.review }).click();
  await expect(page.getByRole('heading', { name: reviewTitle(game.gameNumber) })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Expected final score/ })).toBeVisible();
  const tiles = page.getByRole('group', { name: REVIEW_TEXTS.rounds }).getByRole('button');
  await expect(tiles).toHaveCount(ROUNDS);
  await tiles.nth(15).click();
  await expect(page.getByRole('heading', { name: /^Round 16: your letter/ })).toBeVisible();
  await expect(page.getByRole('grid', { name: REVIEW_TEXTS.yourMove }).getByRole('gridcell')).toHaveText(
    game.playerGrid.flat().map(String),
  );
  await page.getByRole('link', { name: TEXTS.backToResults }).click();
  await expect(page.getByTestId('score')).toHaveText(String(game.playerScore));
});
