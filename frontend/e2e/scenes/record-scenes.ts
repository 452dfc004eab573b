import { expect } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { reject, respondLate } from './fake-responses';
import { fakeRecord } from './fake-record';
import type { Scenes } from './scene';

const DAYS = 290;
const FEW_DAYS = 6;

export const RECORD_SCENES: Scenes = {
  'your record': async (page) => {
    await fakeRecord(page, DAYS);
    await page.goto(PAGES.record);
    await expect(page.getByText('Marigold')).toBeVisible();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expect(page.getByText(/games added from another browser or device/)).toBeVisible();
  },
  'your record, after a few days': async (page) => {
    await fakeRecord(page, FEW_DAYS);
    await page.goto(PAGES.record);
    await expect(page.getByText('A new streak began')).toBeVisible();
  },
  'your record, the games of a score': async (page) => {
    await fakeRecord(page, DAYS);
    await page.goto(`${PAGES.recordGames}?score=24`);
    await expect(page.getByRole('link', { name: /24 points/ }).first()).toBeVisible();
  },
  'your record, without games': async (page) => {
    await page.goto(PAGES.record);
    await expect(page.getByText("Play today's game to begin your record.")).toBeVisible();
    await expect(
      page.getByText("Once you finish a live game with a friend, you'll see who's ahead here."),
    ).toBeVisible();
  },
  'your record, loading': async (page) => {
    await respondLate(page, '**/api/player/record?*');
    await page.goto(PAGES.record);
    await expect(page.getByRole('status', { name: 'Loading your record...' })).toBeVisible();
  },
  'your record, failed to load': async (page) => {
    await reject(page, '**/api/player/record?*', 'UNAVAILABLE');
    await page.goto(PAGES.record);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
