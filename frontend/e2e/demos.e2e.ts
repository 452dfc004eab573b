import { expect } from '@playwright/test';
import { PAGES } from '@tessera/contracts/constants';
import { test } from './support/quiet-page';

test('the demonstrations of popups show them, and play no game', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const [path, text] of [
    [PAGES.achievementDemo, 'NEW STREAK STATUS!'],
    [PAGES.streakEnhancementDemo, 'Congratulations!'],
    [PAGES.round1PopupDemo, '1. Tap a square to place the letter'],
    [PAGES.round2PopupDemo, '1. Tap a square and choose a letter from the keyboard'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  }
  expect(asked).toEqual([]);
});
