import { expect } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ARCHIVE_TEXTS } from '../../src/features/archive/archive-texts';
import { REVIEW_TEXTS } from '../../src/solver/review-texts';
import { aCompletedDaily, aPlayedDaily, actAs } from '../support/completed-daily';
import type { Scenes } from './scene';

export const REVIEW_SCENES: Scenes = {
  review: async (page) => {
    const { playerUUID, game } = await aPlayedDaily(page.request);
    await actAs(page, playerUUID);
    await page.goto(pathOf(PAGES.review, { gameId: game.gameId }));
    await expect(page.getByRole('group', { name: REVIEW_TEXTS.rounds })).toBeVisible();
    await expect(page.getByText('Best possible with your letters').first()).toBeVisible();
  },
  'review without saved rounds': async (page) => {
    const { playerUUID, game } = await aCompletedDaily(page.request);
    await actAs(page, playerUUID);
    await page.goto(pathOf(PAGES.review, { gameId: game.gameId }));
    await expect(page.getByText('Best possible with your letters').first()).toBeVisible();
  },
  archive: async (page) => {
    await page.goto(PAGES.archive);
    await expect(page.locator('[data-look=open]').last()).toBeVisible();
  },
  'a practice game': async (page) => {
    await REVIEW_SCENES.archive?.(page);
    await page.locator('[data-look=open]').last().click();
    await page.getByRole('link', { name: ARCHIVE_TEXTS.practice }).click();
    await expect(page.getByText(ARCHIVE_TEXTS.practiceNote)).toBeVisible();
  },
};
