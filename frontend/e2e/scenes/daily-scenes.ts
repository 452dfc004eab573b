import { expect } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS, pathOf } from '@tessera/contracts/wire';
import { aCompletedDaily, actAs } from '../support/completed-daily';
import { openDaily, playRounds, boardOf } from '../support/board';
import type { Scenes } from './scene';

export const DAILY_SCENES: Scenes = {
  'the daily, with a staged tile': async (page) => {
    await openDaily(page);
    await boardOf(page).cell(5).click();
    await expect(boardOf(page).submit).toBeEnabled();
  },
  'the daily, choosing a letter': async (page) => {
    await openDaily(page);
    await playRounds(page, 1, 1);
    await boardOf(page).cell(1).click();
    await expect(boardOf(page).picker.getByRole('button', { name: 'Q', exact: true })).toBeVisible();
  },
  'the daily, completed, but its result fails to load': async (page) => {
    const { playerUUID, game } = await aCompletedDaily(page.request);
    await actAs(page, playerUUID);
    await page.route(`**${pathOf(PATHS.getDaily, { gameId: game.gameId })}`, (route) => route.abort());
    await page.goto(PAGES.daily);
    await expect(page.getByText(TEXTS.dailyAlreadyPlayed)).toBeVisible();
  },
  'the daily, failed to load': async (page) => {
    await page.route('**/api/1pv3/create', (route) => route.abort());
    await page.goto(PAGES.daily);
    await expect(page.getByText(TEXTS.dailyInitFailed)).toBeVisible();
  },
  results: async (page) => {
    const { playerUUID, game } = await aCompletedDaily(page.request);
    await actAs(page, playerUUID);
    await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
    await expect(page.getByRole('button', { name: 'Share Results' })).toBeVisible();
  },
  'a missing result': async (page) => {
    await page.goto('/1pv3-results/no-such-game');
    await expect(page.getByText(TEXTS.noResult)).toBeVisible();
  },
  'a notice': async (page) => {
    await page.route('**/api/1pv3/some-game', (route) => route.abort());
    await page.goto('/1pv3-results/some-game');
    await expect(page.getByRole('region', { name: TEXTS.notifications }).getByRole('listitem')).toBeVisible();
  },
};
