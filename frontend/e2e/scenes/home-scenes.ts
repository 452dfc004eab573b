import { expect } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS } from '@tessera/contracts/wire';
import { HOME_TEXTS } from '../../src/features/home/home-texts';
import { signUp } from '../support/account';
import { openDaily } from '../support/board';
import { aCompletedDaily, actAs } from '../support/completed-daily';
import type { Scenes } from './scene';

export const HOME_SCENES: Scenes = {
  home: async (page) => {
    await page.goto(PAGES.home);
    await expect(page.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
  },
  'home after playing': async (page) => {
    const { playerUUID } = await aCompletedDaily(page.request);
    await actAs(page, playerUUID);
    await page.goto(PAGES.home);
    await expect(page.getByRole('link', { name: TEXTS.seeResults })).toBeVisible();
  },
  'home, before the player is known': async (page) => {
    const { playerUUID } = await aCompletedDaily(page.request);
    await actAs(page, playerUUID);
    await page.route(`**${PATHS.checkCompletion}*`, () => undefined);
    await page.goto(PAGES.home);
    await expect(page.getByRole('link', { name: TEXTS.todaysGame, exact: true })).toBeVisible();
  },
  'home, with a streak that fails to load': async (page) => {
    await signUp(page);
    // Otherwise this browser knows that the player has never finished a game.
    await page.evaluate(() => localStorage.removeItem('tessera-newcomer'));
    await page.route(`**${PATHS.checkCompletion}*`, (route) => route.abort());
    await page.goto(PAGES.home);
    await expect(page.getByText(HOME_TEXTS.streaksFailed)).toBeVisible();
  },
  menu: async (page) => {
    await HOME_SCENES.home?.(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  settings: async (page) => {
    await HOME_SCENES.menu?.(page);
    await page.getByRole('menuitem', { name: TEXTS.settings }).click();
    await expect(page.getByRole('switch', { name: 'High contrast' })).toBeVisible();
  },
  'how to play': async (page) => {
    await openDaily(page);
    await page.getByRole('button', { name: 'How to Play' }).click();
    await expect(
      page.getByRole('dialog', { name: 'How to Play' }).getByRole('listitem').first(),
    ).toBeVisible();
  },
  'scoring rules': async (page) => {
    await HOME_SCENES['how to play']?.(page);
    await page.getByRole('button', { name: 'Scoring Rules' }).click();
    await expect(page.getByRole('dialog', { name: 'Scoring Rules' })).toBeVisible();
  },
};
