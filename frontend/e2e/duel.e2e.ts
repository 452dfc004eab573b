import { expect, type Page } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, isOddRound } from '@tessera/rules';
import { DUEL_LABELS } from '../src/features/duel/duel-labels';
import { actAs } from './support/completed-daily';
import { breakableConnection } from './support/breakable-connection';
import { aDuel, duelBoardOf, openDuel } from './support/duel';
import { test } from './support/page-errors';
import { placeByPointer, ownLetterOf } from './support/board';

const noScrolling = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test('a duel can be played from choosing a level to both grids and scores', async ({ page }) => {
  await openDuel(page, 'Keen');
  const { round: shown, submit, picker, chooseLetter, finish } = duelBoardOf(page);
  await expect(page.getByText(DUEL_LABELS.gettingBlindLetter)).toBeVisible();
  for (let round = 1; round < ROUNDS; round++) {
    await expect(shown(round)).toBeVisible();
    expect(await noScrolling(page)).toBeLessThanOrEqual(0);
    await placeByPointer(page, round);
    await submit.click();
  }
  await expect(shown(ROUNDS)).toBeVisible();
  await chooseLetter.click();
  await picker.getByRole('button', { name: ownLetterOf(ROUNDS), exact: true }).click();
  await finish.click();
  await expect(page.getByRole('heading', { name: /^Daily Challenge #\d+ Complete!$/ })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(2);
  const score = await page.getByTestId('your-score').textContent();

  await page.getByRole('link', { name: 'Play Another Level' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^Keen.*You scored ${score}`) })).toBeVisible();
  expect(await noScrolling(page)).toBeLessThanOrEqual(0);
});

test('a running duel can be resumed from the list of levels', async ({ page }) => {
  const { playerUUID } = await aDuel(page.request, { rounds: 6 });
  await actAs(page, playerUUID);
  await page.goto(PAGES.duels);
  await page.getByRole('link', { name: /^Gentle.*Resume.*Round 7 of 16/ }).click();
  await expect(duelBoardOf(page).round(7)).toBeVisible();
  await expect(duelBoardOf(page).cell(1)).toHaveText('E');
});

test('a duel can be played by keyboard alone', async ({ page }) => {
  const { gameId, playerUUID } = await aDuel(page.request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.duel, { gameId }));
  const { cell, round: shown } = duelBoardOf(page);
  for (let round = 1; round <= 4; round++) {
    await expect(shown(round)).toBeVisible();
    await cell(round - 1).focus();
    await page.keyboard.press(isOddRound(round) ? 'Space' : ownLetterOf(round));
    await page.keyboard.press('Enter');
  }
  await expect(shown(5)).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource/ });

  test('a move survives a reload, and the bot answers it later', async ({ page, baseURL }) => {
    const line = await breakableConnection(baseURL ?? '');
    const { gameId, playerUUID } = await aDuel(page.request, { rounds: 2 });
    await actAs(page, playerUUID);
    await page.goto(`${line.url}${pathOf(PAGES.duel, { gameId })}`);
    const { cell, round: shown, submit } = duelBoardOf(page);
    await expect(shown(3)).toBeVisible();
    await cell(9).click();
    line.cut();
    await submit.click();
    await expect(page.getByText(/^You're offline/).first()).toBeVisible();
    await expect(cell(9)).not.toHaveText('');
    line.mend();
    await page.reload();
    await expect(shown(4)).toBeVisible();
    await expect(cell(9)).not.toHaveText('');
    line.close();
  });
});
