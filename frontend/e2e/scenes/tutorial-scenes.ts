import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { ROUND_STEPS, ROUND_TEXTS } from '../../src/features/daily/tutorial/round-texts';
import { TUTORIAL_TEXTS, stepText } from '../../src/features/tutorials/tutorial-texts';
import { placeByPointer, openDaily, boardOf } from '../support/board';
import type { Scenes } from './scene';

/** Opens today's daily as a player who has never played one. */
async function openFirstDaily(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('tutorials_dismissed'));
  await openDaily(page);
  await expect(page.getByText(ROUND_STEPS[1][0])).toBeVisible();
}

async function comeToRound2(page: Page): Promise<void> {
  await openFirstDaily(page);
  await placeByPointer(page, 1);
  await boardOf(page).submit.click();
  await expect(page.getByText(ROUND_STEPS[2][0])).toBeVisible();
}

async function openGeneral(page: Page): Promise<void> {
  await page.goto(PAGES.rules);
  await page.getByRole('button', { name: TEXTS.playTutorial }).click();
  await expect(page.getByText(stepText(1, 9))).toBeVisible();
}

export const TUTORIAL_SCENES: Scenes = {
  'the tutorial, halfway through': async (page) => {
    await openGeneral(page);
    for (let step = 1; step < 7; step++) {
      await page.getByRole('button', { name: TUTORIAL_TEXTS.next }).click();
    }
    await expect(page.getByText(stepText(7, 9))).toBeVisible();
  },
  'leaving the tutorial': async (page) => {
    await openGeneral(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog', { name: TEXTS.leaveTutorial })).toBeVisible();
  },
  'the daily tutorial': async (page) => {
    await page.goto(PAGES.home);
    await page.getByRole('button', { name: TEXTS.dailyTutorial }).click();
    await expect(page.getByText(stepText(1, 3))).toBeVisible();
  },
  'round 1 of a first daily': openFirstDaily,
  'round 1 of a first daily, with a staged tile': async (page) => {
    await openFirstDaily(page);
    await placeByPointer(page, 1);
  },
  'round 2 of a first daily': comeToRound2,
  'round 2 of a first daily, with a staged tile': async (page) => {
    await comeToRound2(page);
    await placeByPointer(page, 2);
  },
  'the tip after the first two rounds': async (page) => {
    await comeToRound2(page);
    await page.getByRole('button', { name: ROUND_TEXTS.gotIt }).click();
    await expect(page.getByText(ROUND_TEXTS.bothWays)).toBeVisible();
  },
};
