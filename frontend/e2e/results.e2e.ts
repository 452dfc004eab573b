import { expect } from '@playwright/test';
import { PRODUCT, titleOf } from '@tessera/contracts/product';
import { TEXTS, wordVerdict } from '@tessera/contracts/texts';
import { PAGES, PATHS, pathOf } from '@tessera/contracts/wire';
import { BLIND_LETTERS, CELLS } from '@tessera/rules';
import { REVIEW_TEXTS } from '../src/solver/review-texts';
import { OWN_ROWS, aCompletedDaily, actAs } from './support/completed-daily';
import { test } from './support/page-errors';
import { boardOf } from './support/board';

test('the results show the score, the facts, the words and the letters', async ({ page, request }) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));

  await expect(page).toHaveTitle(titleOf('Results'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${PRODUCT} #${game.gameNumber} complete: ${game.playerScore} points`,
  );
  await expect(page.getByTestId('score')).toHaveText(String(game.playerScore));
  for (const fact of ["today's high score", '20+ streak', REVIEW_TEXTS.lettersAllowed]) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }

  const { grid } = boardOf(page);
  await expect(grid.getByRole('gridcell')).toHaveText(game.playerGrid.flat().map(String));
  await expect(grid.getByRole('gridcell')).toHaveCount(CELLS);

  const across = page.getByRole('list', { name: 'Words across' });
  const down = page.getByRole('list', { name: 'Words down' });
  for (const [list, direction] of [
    [across, 'horizontal'],
    [down, 'vertical'],
  ] as const) {
    const words = game.playerWords.filter((word) => word.direction === direction);
    await expect(list.getByRole('link')).toHaveCount(words.length);
    for (const { word } of words) await expect(list.getByRole('link', { name: word }).first()).toBeVisible();
  }
  const letters = game.letterSequence.slice(0, BLIND_LETTERS).join('');
  await expect(page.getByText(letters, { exact: true })).toBeVisible();
});

test('a word in the results links to the word checker', async ({ page, request }) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  const [word] = OWN_ROWS;
  await page.getByRole('list', { name: 'Words across' }).getByRole('link', { name: word }).click();
  await expect(page).toHaveURL(`${PAGES.wordChecker}?word=${word}&autoSubmit=true`);
  await expect(page.getByText(wordVerdict(word, true))).toBeVisible();
});

for (const viewport of [
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 900, height: 540 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
]) {
  test(`no word covers another one in ${viewport.width}x${viewport.height}`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    const { playerUUID, game } = await aCompletedDaily(request);
    await actAs(page, playerUUID);
    // A wide word in every line.
    const playerGrid = Array.from({ length: 4 }, () => [...'WHOM']);
    const playerWords = (['horizontal', 'vertical'] as const).flatMap((direction) =>
      [0, 1, 2, 3].map((line) => ({ word: 'WHOM', direction, line, start: 0, score: 4 })),
    );
    await page.route(`**${pathOf(PATHS.getDaily, { gameId: game.gameId })}`, (route) =>
      route.fulfill({ json: { success: true, game: { ...game, playerGrid, playerWords, playerScore: 32 } } }),
    );
    await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
    const words = page.getByRole('link', { name: 'WHOM 4 points' });
    await expect(words).toHaveCount(8);
    const boxes = await words.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    const covered = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(covered).toEqual([]);
  });
}

test('the result can be copied, and a confirmation is shown', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await page.getByRole('button', { name: 'Share Results' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Results' });
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('button', { name: TEXTS.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`#${game.gameNumber}`);
  expect(copied).toContain(`I scored ${game.playerScore}!`);
});

test("home shows today's game as completed", async ({ page, request }) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(PAGES.home);
  await expect(page.getByText("Today's Game Completed!")).toBeVisible();
  await expect(page.getByText(`#${game.gameNumber}`)).toBeVisible();
  await page.getByRole('link', { name: 'See Results' }).click();
  await expect(page).toHaveURL(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
});

test.describe('another player’s result', () => {
  test.use({ expectedErrors: /403/ });

  test('is not visible', async ({ page, request }) => {
    const { game } = await aCompletedDaily(request);
    await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
    await expect(page.getByText(TEXTS.noResult)).toBeVisible();
  });
});
