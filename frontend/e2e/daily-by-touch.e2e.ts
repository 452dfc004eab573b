import { expect, type Page } from '@playwright/test';
import { TEXTS, blindLetterText } from '@tessera/contracts/texts';
import { CELLS, ROUNDS, isOddRound } from '@tessera/rules';
import { begunFrames, recordFrames, recordingOf } from './support/frames';
import { test } from './support/page-errors';
import { placeByPointer, openDaily, ownLetterOf, boardOf, playRounds } from './support/board';

test.use({ hasTouch: true, isMobile: true });

const expectWholeBoardOnScreen = async (page: Page) => {
  const { cell, submit } = boardOf(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const part of [cell(0), cell(CELLS - 1), submit]) await expect(part).toBeInViewport({ ratio: 1 });
};

test('a whole daily can be played on the smallest phone without scrolling or an empty frame', async ({
  page,
}) => {
  await recordFrames(page);
  await openDaily(page);
  const { cell, round: shown, submit } = boardOf(page);

  for (let round = 1; round <= ROUNDS; round++) {
    await expect(shown(round)).toBeVisible();
    await expectWholeBoardOnScreen(page);
    await expect(submit).toBeDisabled();
    await placeByPointer(page, round);
    if (!isOddRound(round)) {
      await expect(cell(round - 1)).toHaveAccessibleName(new RegExp(`, ${ownLetterOf(round)}$`));
    }
    await expectWholeBoardOnScreen(page);
    await submit.tap();
  }
  await expect(page).toHaveURL(/\/1pv3-results\//);
  await expect(page.getByTestId('score')).toBeVisible();
  const empty = begunFrames(await recordingOf(page)).filter(({ beginning }) => beginning.length === 0);
  expect(empty).toEqual([]);
});

test('on a phone with little room between the bars of its browser, letters can be chosen without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openDaily(page);
  await playRounds(page, 1, 1);
  const { cell, picker, round } = boardOf(page);
  await expect(round(2)).toBeVisible();
  await cell(CELLS - 1).tap();
  for (const part of [picker, cell(0), cell(CELLS - 1)]) await expect(part).toBeInViewport({ ratio: 0.99 });
});

test('on a tall phone, the letters so far stay in their place while a letter is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDaily(page);
  await playRounds(page, 1, 1);
  const { cell, picker, round } = boardOf(page);
  const letters = page.getByRole('region', { name: 'Letters so far' });
  await expect(round(2)).toBeVisible();
  const before = await letters.boundingBox();
  await cell(CELLS - 1).tap();
  await expect(picker).toBeVisible();
  expect(await letters.boundingBox()).toEqual(before);
});

test('no square is smaller than 60 px, however small the window', async ({ page }) => {
  await openDaily(page);
  const { grid, submit } = boardOf(page);
  const smallest = () =>
    grid
      .getByRole('gridcell')
      .evaluateAll((cells) => Math.min(...cells.map((cell) => cell.getBoundingClientRect().width)));
  for (const [width, height] of [
    [320, 568],
    [360, 560],
    [667, 375],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(smallest).toBeGreaterThanOrEqual(60);
    const aside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(aside).toBeLessThanOrEqual(0);
    await submit.scrollIntoViewIfNeeded();
    // Pages scroll by whole pixels.
    await expect(submit).toBeInViewport({ ratio: 0.99 });
  }
  await expectWholeBoardOnScreen(page);
});

test('the blind letter is revealed, and a tap on another square moves it', async ({ page }) => {
  await openDaily(page);
  const { cell, round: shown, submit } = boardOf(page);
  const banner = page.getByText(new RegExp(`^${blindLetterText('')}[A-Z]$`));
  await expect(banner).toBeVisible();
  const letter = (await banner.innerText()).slice(-1);

  await cell(5).tap();
  await expect(cell(5)).toHaveText(letter);
  await cell(10).tap();
  await expect(cell(5)).toHaveText('');
  await expect(cell(10)).toHaveText(letter);

  await submit.tap();
  await expect(shown(2)).toBeVisible();
  await expect(page.getByText(TEXTS.evenRoundPrompt, { exact: true })).toBeVisible();
  await expect(cell(10)).toHaveText(letter);
});

test('a chosen letter can be taken back before Submit', async ({ page }) => {
  await openDaily(page);
  const { cell, round: shown, submit } = boardOf(page);
  await placeByPointer(page, 1);
  await submit.tap();
  await expect(shown(2)).toBeVisible();
  await placeByPointer(page, 2);
  await page.getByRole('button', { name: `Take back the letter ${ownLetterOf(2)}` }).tap();
  await expect(cell(1)).toHaveText('');
  await expect(submit).toBeDisabled();
});
