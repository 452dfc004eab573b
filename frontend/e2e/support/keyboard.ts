import { expect, type Page } from '@playwright/test';
import { SIDE } from '@tessera/rules';
import { boardOf } from './board';

/** The maximum number of Tab presses to reach the grid. */
const TABS = 20;

export async function tabToGrid(page: Page): Promise<void> {
  const { grid } = boardOf(page);
  const focused = grid.locator('[role="gridcell"]:focus');
  for (let tab = 0; tab < TABS && (await focused.count()) === 0; tab++) await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}

/** Moves to a cell from the previous one in reading order. */
export async function stepTo(page: Page, index: number): Promise<void> {
  if (index % SIDE > 0) return page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
}
