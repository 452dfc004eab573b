import { expect } from '@playwright/test';
import { PAGES, PATHS, PLAYER_HEADER, REVIEW_TEXTS, pathOf, reviewTitle } from '@tessera/contracts/constants';
import { BLIND_LETTERS, ROUNDS, isOddRound, type DailyMove } from '@tessera/rules';
import { randomUUID } from 'node:crypto';
import type { DailyGame } from '@tessera/contracts';
import type { APIRequestContext } from '@playwright/test';
import { become } from './support/completed-daily';
import { test } from './support/quiet-page';
import { ownLetterOf } from './support/table';
import { ZONE } from './support/zone';

/** A daily that was played in the browser's way: with its rounds. */
async function aPlayedDaily(request: APIRequestContext) {
  const playerUUID = randomUUID();
  const post = async (url: string, data: object) => {
    const response = await request.post(url, { data, headers: { [PLAYER_HEADER]: playerUUID } });
    return ((await response.json()) as { game: DailyGame }).game;
  };
  const { gameId, letterSequence } = await post(PATHS.createDaily, { userTimezone: ZONE });
  const blind = letterSequence.slice(0, BLIND_LETTERS);
  const moves: DailyMove[] = Array.from({ length: ROUNDS }, (_, index) => ({
    round: index + 1,
    letter: isOddRound(index + 1) ? blind[index / 2]! : ownLetterOf(index + 1),
    cellIndex: index,
  }));
  const letters = moves.map(({ letter }) => letter);
  const playerGrid = [0, 4, 8, 12].map((start) => letters.slice(start, start + 4));
  const game = await post(pathOf(PATHS.completeDaily, { gameId }), { playerGrid, roundHistory: moves });
  return { playerUUID, game };
}

test('the results tell the best possible, worked out by the browser, and show its grid', async ({
  page,
  request,
}) => {
  const { playerUUID, game } = await aPlayedDaily(request);
  await become(page, playerUUID);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await expect(page.getByText(/^Best possible with your letters: \d+$/)).toBeVisible();
  expect(asked).not.toContain(PATHS.bestPossible);
  await page.getByRole('button', { name: REVIEW_TEXTS.seeBest }).click();
  const dialog = page.getByRole('dialog', { name: REVIEW_TEXTS.bestTitle });
  const cells = dialog.getByRole('grid', { name: REVIEW_TEXTS.bestGrid }).getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  const letters = await cells.allTextContents();
  expect(letters.toSorted()).toEqual(game.playerGrid.flat().map(String).toSorted());
});

test('asks the server for the best possible where the browser has no workers', async ({ page, request }) => {
  const { playerUUID, game } = await aPlayedDaily(request);
  await become(page, playerUUID);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const asked = page.waitForRequest(`**${PATHS.bestPossible}`);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await asked;
  await expect(page.getByText(/^Best possible with your letters: /)).toBeVisible();
});

test('leads from the results to the review, and through its rounds', async ({ page, request }) => {
  const { playerUUID, game } = await aPlayedDaily(request);
  await become(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await page.getByRole('link', { name: REVIEW_TEXTS.review }).click();
  await expect(page.getByRole('heading', { name: reviewTitle(game.gameNumber) })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Expected final score/ })).toBeVisible();
  const tiles = page.getByRole('group', { name: REVIEW_TEXTS.rounds }).getByRole('button');
  await expect(tiles).toHaveCount(ROUNDS);
  await tiles.nth(15).click();
  await expect(page.getByRole('heading', { name: /^Round 16: your own/ })).toBeVisible();
  await expect(page.getByRole('grid', { name: REVIEW_TEXTS.yourMove }).getByRole('gridcell')).toHaveText(
    game.playerGrid.flat().map(String),
  );
  await page.getByRole('link', { name: REVIEW_TEXTS.backToResults }).click();
  await expect(page.getByTestId('score')).toHaveText(String(game.playerScore));
});
