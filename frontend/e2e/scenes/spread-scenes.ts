import { expect, type Page } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { aCompletedDaily, actAs } from '../support/completed-daily';
import { reject, respondLate } from './fake-responses';
import { fakeSpread, SPREAD_CALL } from './fake-spread';
import type { Scenes } from './scene';

/** Opens the results of today's daily, with the spread in view. */
async function openResults(page: Page): Promise<void> {
  const { playerUUID, game } = await aCompletedDaily(page.request);
  await actAs(page, playerUUID);
  await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
  await page.getByRole('region', { name: 'How everyone did' }).scrollIntoViewIfNeeded();
}

export const SPREAD_SCENES: Scenes = {
  'how everyone did': async (page) => {
    await fakeSpread(page);
    await openResults(page);
    await expect(page.getByText('1,212 games')).toBeVisible();
  },
  'how everyone did, too few games': async (page) => {
    await fakeSpread(page, 7);
    await openResults(page);
    await expect(page.getByText('7 games')).toBeVisible();
  },
  'how everyone did, loading': async (page) => {
    await respondLate(page, SPREAD_CALL);
    await openResults(page);
    await expect(page.getByText("Loading everyone's scores...")).toBeAttached();
  },
  'how everyone did, failed': async (page) => {
    await reject(page, SPREAD_CALL, 'UNAVAILABLE');
    await openResults(page);
    await expect(page.getByText("Couldn't load everyone's scores.")).toBeVisible();
  },
  'how everyone did, in the archive': async (page) => {
    await fakeSpread(page);
    await page.goto(PAGES.archive);
    await expect(page.getByRole('grid').last()).toBeVisible();
    // Phones show it when a day is pressed.
    const games = page.getByText('1,212 games');
    const day = page.locator('[data-look=open]').last();
    await expect(day).toBeVisible();
    if (!(await games.isVisible())) await day.click();
    await expect(games).toBeVisible();
  },
};
