import { expect } from '@playwright/test';
import { TEXTS, blindLetterText, roundText } from '@tessera/contracts/texts';
import { ROUNDS, SIDE, isOddRound } from '@tessera/rules';
import { boardOf, openDaily, ownLetterOf } from './support/board';
import { stepTo, tabToGrid } from './support/keyboard';
import { test } from './support/page-errors';
import { recordSpoken, spokenOn } from './support/spoken';

/** 'row 2, column 1' */
const placeOf = (index: number): string =>
  `row ${Math.floor(index / SIDE) + 1}, column ${(index % SIDE) + 1}`;

const emptyCell = (index: number): string => `focus: R${placeOf(index).slice(1)}, empty`;

/** What a round says from its first announcement to its submission. */
function spokenIn(round: number, letter: string): string[] {
  const index = round - 1;
  const prompt = isOddRound(round) ? `${blindLetterText(letter)}` : TEXTS.evenRoundPrompt;
  // A new row is reached by its last column.
  const way = index > 0 && index % SIDE === 0 ? [emptyCell(index + SIDE - 1)] : [];
  return [
    `said: ${roundText(round, ROUNDS)}. ${prompt}`,
    ...way,
    emptyCell(index),
    // The letter picker returns the focus to its square.
    ...(isOddRound(round) ? [] : [`focus: ${TEXTS.chooseLetter}`, emptyCell(index)]),
    `said: ${letter} in ${placeOf(index)}`,
  ];
}

test('a daily played by keyboard is told in order: each round, each square, and how it ended', async ({
  page,
}) => {
  await recordSpoken(page);
  await openDaily(page);
  const { cell, picker, round: shown } = boardOf(page);
  await tabToGrid(page);

  const letters: string[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const index = round - 1;
    await expect(shown(round)).toBeVisible();
    if (index > 0) await stepTo(page, index);
    await page.keyboard.press('Space');
    if (!isOddRound(round)) {
      await expect(picker).toBeVisible();
      await page.keyboard.press(ownLetterOf(round).toLowerCase());
      await expect(picker).toBeHidden();
    }
    await expect(cell(index)).toHaveText(/^[A-Z]$/);
    letters.push(await cell(index).innerText());
    await page.keyboard.press('Enter');
  }
  const best = /^said: (Best possible with your letters|No better score was possible)/;
  await expect.poll(async () => (await spokenOn(page)).at(-1)).toMatch(best);

  const spoken = await spokenOn(page);
  const start = spoken.findIndex((line) => line.startsWith('said: Round 1 '));
  const end = spoken.findIndex((line) => /^focus: .+ complete: \d+ points?$/.test(line));
  // On the way to the grid, Tab passes the controls above it. Halfway, a first game is told how it stands.
  const grid = spoken.indexOf(emptyCell(0));
  const told = [spoken[start], ...spoken.slice(grid, end)].filter(
    (line) => !/said: (Halfway|Loading)/.test(line!),
  );
  expect(told).toEqual([
    ...letters.flatMap((letter, index) => spokenIn(index + 1, letter)),
    'said: Your grid is full',
  ]);
  // What was good about the game, if anything was, comes before or after the best score with its letters.
  const [score, ...rest] = spoken.slice(end + 1);
  expect(score).toMatch(/^said: You scored \d+ points?\. Across: row 1 .+ Down: column 1 /);
  expect(rest.filter((line) => best.test(line))).toHaveLength(1);
  expect(rest.length).toBeLessThanOrEqual(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/complete: \d+ points?$/);
});
