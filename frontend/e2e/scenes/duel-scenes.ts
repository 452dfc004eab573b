import { expect } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { DUEL_LABELS } from '../../src/features/duel/duel-labels';
import { actAs } from '../support/completed-daily';
import { aCompletedSimpleDaily, aDuel, duelBoardOf, openDuel } from '../support/duel';
import { boardOf } from '../support/board';
import type { Scenes } from './scene';

export const DUEL_SCENES: Scenes = {
  'duel levels': async (page) => {
    await page.goto(PAGES.duels);
    await expect(page.getByRole('button', { name: /^Gentle/ })).toBeVisible();
  },
  'a duel': async (page) => {
    await openDuel(page, 'Gentle');
    await duelBoardOf(page).cell(5).click();
    await expect(duelBoardOf(page).submit).toBeEnabled();
  },
  'a completed duel': async (page) => {
    const { gameId, playerUUID } = await aDuel(page.request, { rounds: 16 });
    await actAs(page, playerUUID);
    await page.goto(pathOf(PAGES.duel, { gameId }));
    await expect(page.getByRole('heading', { name: /^Daily Challenge #\d+ Complete!$/ })).toBeVisible();
  },
  'an invalid duel address': async (page) => {
    await page.goto(pathOf(PAGES.duel, { gameId: 'DC-none' }));
    await expect(page.getByText(DUEL_LABELS.invalidUrl)).toBeVisible();
  },
  'the simple daily': async (page) => {
    await page.goto(PAGES.simpleDaily);
    await boardOf(page).cell(5).click();
    await expect(boardOf(page).submit).toBeEnabled();
  },
  'the simple daily, completed': async (page) => {
    const { playerUUID } = await aCompletedSimpleDaily(page.request);
    await actAs(page, playerUUID);
    await page.goto(PAGES.simpleDaily);
    await expect(page.getByTestId('score')).toBeVisible();
  },
};
