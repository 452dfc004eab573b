import { expect } from '@playwright/test';
import { TEXTS, blindLetterText, roundText } from '@tessera/contracts/texts';
import { ROUNDS, isOddRound } from '@tessera/rules';
import { test } from './support/page-errors';
import { openDaily, ownLetterOf, boardOf } from './support/board';
import { stepTo, tabToGrid } from './support/keyboard';

/** The announcement for screen readers at the start of a round. */
const announcementOf = (round: number) =>
  new RegExp(
    `^${roundText(round, ROUNDS)}\\. ${isOddRound(round) ? `${blindLetterText('')}[A-Z]` : TEXTS.evenRoundPrompt}$`,
  );

test('a whole daily can be played by keyboard alone', async ({ page }) => {
  await openDaily(page);
  const { cell, picker, round: shown } = boardOf(page);
  await tabToGrid(page);

  for (let round = 1; round <= ROUNDS; round++) {
    const index = round - 1;
    await expect(shown(round)).toBeVisible();
    await expect(page.getByText(announcementOf(round))).toBeAttached();
    if (index > 0) await stepTo(page, index);
    await expect(cell(index)).toBeFocused();
    await page.keyboard.press('Space');
    if (!isOddRound(round)) {
      await expect(picker).toBeVisible();
      await page.keyboard.press(ownLetterOf(round).toLowerCase());
      await expect(picker).toBeHidden();
      await expect(cell(index)).toHaveText(ownLetterOf(round));
    }
    await expect(cell(index)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/1pv3-results\//);
});

test('a letter can be typed before its square is selected', async ({ page }) => {
  await openDaily(page);
  const { cell, round: shown } = boardOf(page);
  await tabToGrid(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(shown(2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('q');
  await expect(cell(1)).toHaveText('Q');
});
