import { expect, type Browser, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';

/** The board of a live game, found by role and name as assistive technology does. */
export const liveBoardOf = (page: Page) => {
  const grid = page.getByRole('grid', { name: TEXTS.gridName });
  return {
    grid,
    cell: (index: number) => grid.getByRole('gridcell').nth(index),
    submit: page.getByRole('button', { name: 'Submit', exact: true }),
    picker: page.getByRole('dialog', { name: TEXTS.chooseLetter }),
    round: (round: number) => page.getByText(`Round ${round} of 16 vs your friend`, { exact: true }),
    /** What to do now. Screen readers get the same text elsewhere. */
    task: (text: string | RegExp) => page.getByText(text).first(),
  };
};

/** Chooses a letter for a cell without submitting it. */
export async function chooseFor(page: Page, cell: number, letter: string): Promise<void> {
  const board = liveBoardOf(page);
  await expect(board.task('Your turn: choose a letter')).toBeVisible();
  await board.cell(cell).click();
  await board.picker.getByRole('button', { name: letter, exact: true }).click();
  await expect(board.cell(cell)).toHaveText(letter);
}

/** Places the round's letter and submits it. */
export async function placeAt(page: Page, cell: number, letter: string): Promise<void> {
  const board = liveBoardOf(page);
  await expect(board.task(`Place the letter ${letter}`)).toBeVisible();
  await board.cell(cell).click();
  await expect(board.cell(cell)).toHaveText(letter);
  await board.submit.click();
}

/** A page of a new player, who opens the app there. */
export const aPlayer = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

/** Joins the live game with this address. */
export async function acceptInvitation(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Join Game' }).click();
}
