import { expect, type Page } from '@playwright/test';
import { TEXTS, roundText } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { ROUNDS, isOddRound } from '@tessera/rules';

/** The daily's board, found by role and name as assistive technology does. */
export const boardOf = (page: Page) => {
  const grid = page.getByRole('grid', { name: TEXTS.gridName });
  return {
    grid,
    /** 0-15, row by row. */
    cell: (index: number) => grid.getByRole('gridcell').nth(index),
    submit: page.getByRole('button', { name: 'Submit' }),
    picker: page.getByRole('dialog', { name: TEXTS.chooseLetter }),
    round: (round: number) => page.getByText(roundText(round, ROUNDS), { exact: true }),
  };
};

/** The player's own letters, for the even rounds in order. */
const OWN_LETTERS = 'ESTARINO';

export const ownLetterOf = (round: number): string => OWN_LETTERS.charAt(round / 2 - 1);

/** Opens today's daily and waits until it can be played. */
export async function openDaily(page: Page): Promise<void> {
  await page.goto(PAGES.daily);
  await expect(boardOf(page).grid).toBeVisible();
}

/** Clicks the round's cell and, in even rounds, the player's letter. */
export async function placeByPointer(page: Page, round: number): Promise<void> {
  const { cell, picker } = boardOf(page);
  await cell(round - 1).click();
  if (isOddRound(round)) return;
  await picker.getByRole('button', { name: ownLetterOf(round), exact: true }).click();
}

/** Plays the rounds `from` to `to`, both inclusive, with the cells in reading order. */
export async function playRounds(page: Page, from: number, to: number): Promise<void> {
  const { round: shown, submit } = boardOf(page);
  for (let round = from; round <= to; round++) {
    await expect(shown(round)).toBeVisible();
    await placeByPointer(page, round);
    await submit.click();
  }
}
