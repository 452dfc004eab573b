import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, addDays, dateIn } from '@tessera/rules';
import { boardOf, ownLetterOf, playRounds } from './support/board';
import { aChallenge } from './support/challenge';
import { actAs } from './support/completed-daily';
import { aDuel, duelBoardOf } from './support/duel';
import { aLiveGame } from './support/live-game';
import { liveBoardOf } from './support/live-board';
import { test } from './support/page-errors';
import { TIME_ZONE } from './support/time-zone';
import { expectLetters, faultsOf, watchFrames } from './support/watch-frames';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const isCounted = (page: Page) =>
  expect(page.locator('.result-layout__rest')).not.toHaveAttribute('data-held');

const SOLO: Record<string, (request: APIRequestContext) => Promise<string>> = {
  daily: () => Promise.resolve(PAGES.daily),
  'simple daily': () => Promise.resolve(PAGES.simpleDaily),
  'practice game': () =>
    Promise.resolve(pathOf(PAGES.practice, { date: addDays(dateIn(TIME_ZONE, Date.now()), -3) })),
  challenge: async (request) => {
    const { challenge } = await aChallenge(request);
    return pathOf(PAGES.challenge, { code: challenge.code });
  },
};

for (const [name, pathFor] of Object.entries(SOLO)) {
  test(`a ${name} ends in one movement: its letters stay in sight and legible, and a second tap does nothing`, async ({
    page,
    request,
  }) => {
    await page.goto(await pathFor(request));
    const begin = page.getByRole('button', { name: 'Play', exact: true });
    const { grid, cell, picker, submit } = boardOf(page);
    await expect(begin.or(grid)).toBeVisible();
    if (await begin.isVisible()) await begin.tap();
    await expect(grid).toBeVisible();
    await watchFrames(page);
    await playRounds(page, 1, ROUNDS - 1);

    await expect(boardOf(page).round(ROUNDS)).toBeVisible();
    await cell(ROUNDS - 1).tap();
    await picker.getByRole('button', { name: ownLetterOf(ROUNDS), exact: true }).tap();
    await expect(cell(ROUNDS - 1)).toHaveText(ownLetterOf(ROUNDS));
    await expectLetters(page, (await grid.textContent()) ?? '');
    await submit.tap();
    await isCounted(page);
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('a duel ends in one movement', async ({ page, request }) => {
  const { gameId, playerUUID } = await aDuel(request, { rounds: ROUNDS - 1 });
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.duel, { gameId }));
  const { grid, cell, picker, chooseLetter } = duelBoardOf(page);
  await chooseLetter.tap();
  await watchFrames(page);
  await picker.getByRole('button', { name: 'T', exact: true }).tap();
  await expect(cell(ROUNDS - 1)).toHaveText('T');
  await expectLetters(page, (await grid.textContent()) ?? '');
  await picker.getByRole('button', { name: 'Finish Game' }).tap();
  await isCounted(page);
  expect(await faultsOf(page)).toEqual([]);
});

test('a live game ends in one movement for both: the winner sees confetti, the loser a word of comfort', async ({
  page,
  browser,
  baseURL,
}) => {
  const { gameId, players } = await aLiveGame(page.request, { rounds: ROUNDS - 1, unequal: true });
  const address = pathOf(PAGES.liveGame, { gameId });
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'no-preference',
    viewport: { width: 390, height: 844 },
  });
  const other = await context.newPage();
  await actAs(page, players[1]);
  await actAs(other, players[2]);
  await page.goto(address);
  await other.goto(address);
  await expect(liveBoardOf(page).round(ROUNDS)).toBeVisible();

  const board = liveBoardOf(other);
  await other.getByRole('button', { name: 'Choose Letter' }).click();
  await watchFrames(other);
  await watchFrames(page);
  // A slip can still be mended.
  await board.picker.getByRole('button', { name: 'R', exact: true }).click();
  await board.picker.getByRole('button', { name: 'T', exact: true }).click();
  await expectLetters(other, (await board.grid.textContent()) ?? '');
  await board.picker.getByRole('button', { name: 'Finish Game' }).click();
  await expect(page.locator('.confetti')).toBeVisible();
  await isCounted(other);
  await expect(page.getByRole('heading', { name: 'YOU WIN!' })).toBeVisible();
  await expect(other.getByText('Better luck next time')).toBeVisible();
  expect(await faultsOf(other)).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  await context.close();
});
