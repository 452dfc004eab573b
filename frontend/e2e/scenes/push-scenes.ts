import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { pretendIphone, pretendNotifications } from '../support/notifications';
import type { Scenes } from './scene';

const SAVED_PUSH = {
  kinds: ['your-move', 'friend-joined', 'game-over', 'reminder'],
  reminder: { hour: 9, timeZone: 'Europe/Berlin' },
  endpoint: 'https://push.example/1',
  player: '00000000',
  sentAt: Date.now(),
};

async function openSettings(page: Page): Promise<void> {
  await page.goto(PAGES.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: TEXTS.settings }).click();
  await expect(page.getByRole('switch', { name: 'Notifications' })).toBeVisible();
}

/** The scene "settings" shows what the settings say if notifications are blocked. */
export const PUSH_SCENES = {
  'settings with notifications': async (page) => {
    await pretendNotifications(page, 'granted');
    await page.addInitScript(
      (saved) => localStorage.setItem('pushNotices', saved),
      JSON.stringify(SAVED_PUSH),
    );
    await openSettings(page);
    const hour = page.getByRole('combobox', { name: 'Remind me at' });
    await hour.scrollIntoViewIfNeeded();
    await expect(hour).toHaveValue('9');
  },
  'settings on an iPhone': async (page) => {
    await pretendNotifications(page, 'default');
    await pretendIphone(page);
    await openSettings(page);
    const steps = page.getByText(/tap Share, then Add to Home Screen/);
    await steps.scrollIntoViewIfNeeded();
    await expect(steps).toBeVisible();
  },
} satisfies Scenes;
