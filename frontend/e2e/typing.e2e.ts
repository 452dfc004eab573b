import { expect, type Browser, type Page } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, SIDE, isOddRound } from '@tessera/rules';
import { actAs } from './support/completed-daily';
import { duelBoardOf, openDuel } from './support/duel';
import { aLiveGame } from './support/live-game';
import { liveBoardOf } from './support/live-board';
import { test } from './support/page-errors';
import { openDaily, ownLetterOf, boardOf } from './support/board';

// Animations are on, but key presses must not wait for them.
test.use({ reducedMotion: 'no-preference' });

/** The keys that move to the next cell in reading order. */
const keysOn = (index: number): string[] => (index % SIDE > 0 ? ['ArrowRight'] : ['ArrowDown', 'Home']);

/** The keys of a round: move to its cell, type the player's own letter, press Enter. */
const keysOf = (round: number): string[] => [
  ...(round === 1 ? [] : keysOn(round - 1)),
  'Space',
  ...(isOddRound(round) ? [] : [ownLetterOf(round)]),
  'Enter',
];

const press = async (page: Page, keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const wholeGame = Array.from({ length: ROUNDS }, (_, at) => keysOf(at + 1)).flat();

test('a daily can be played as fast as it is typed', async ({ page }) => {
  await openDaily(page);
  await boardOf(page).cell(0).focus();
  await press(page, wholeGame);
  await expect(page).toHaveURL(/\/1pv3-results\//);
  await expect(page.getByRole('grid').getByRole('gridcell').nth(1)).toHaveText(ownLetterOf(2));
});

test('Enter submits a letter right after it is picked in the sheet', async ({ page }) => {
  await openDaily(page);
  const { cell, picker, round: shown } = boardOf(page);
  await cell(0).click();
  await page.keyboard.press('Enter');
  await expect(shown(2)).toBeVisible();
  await cell(1).click();
  await picker.getByRole('button', { name: 'K', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(shown(3)).toBeVisible();
  await expect(cell(1)).toHaveText('K');
});

test('a simple daily can be played as fast as it is typed', async ({ page }) => {
  await page.goto(PAGES.simpleDaily);
  await boardOf(page).cell(0).focus();
  await press(page, wholeGame);
  await expect(page.getByText(/^Simple Daily #\d+ complete$/)).toBeVisible();
  await expect(page.getByRole('grid').getByRole('gridcell').nth(1)).toHaveText(ownLetterOf(2));
});

test('a duel can be played as fast as it is typed', async ({ page }) => {
  await openDuel(page, 'Gentle');
  await duelBoardOf(page).cell(0).focus();
  await press(page, wholeGame);
  await expect(page.getByRole('heading', { name: /^Daily Challenge #\d+ Complete!$/ })).toBeVisible();
});

const openGame = async (browser: Browser, gameId: string, playerUUID: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: process.env.TESSERA_URL ?? '' });
  const page = await context.newPage();
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await liveBoardOf(page).cell(0).focus();
  return page;
};

test('a live game can be played as fast as both players type', async ({ page, browser }) => {
  const { gameId, players } = await aLiveGame(page.request);
  const [anna, ben] = [
    await openGame(browser, gameId, players[1]),
    await openGame(browser, gameId, players[2]),
  ];
  for (let round = 1; round <= SIDE; round++) {
    const [chooser, other] = isOddRound(round) ? [anna, ben] : [ben, anna];
    const step = round === 1 ? [] : keysOn(round - 1);
    await expect(liveBoardOf(chooser).round(round)).toBeVisible();
    // Types in the picker of a cell, or on the cell itself.
    await press(chooser, [...step, ...(round <= 2 ? ['Space'] : []), 'K', 'Enter']);
    await expect(liveBoardOf(other).task('Place the letter K')).toBeVisible();
    await press(other, [...step, 'Space', 'Enter']);
  }
  await expect(liveBoardOf(anna).round(SIDE + 1)).toBeVisible();
  await expect(liveBoardOf(ben).round(SIDE + 1)).toBeVisible();
  await anna.context().close();
  await ben.context().close();
});
