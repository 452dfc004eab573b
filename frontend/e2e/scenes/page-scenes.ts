import { expect } from '@playwright/test';
import { PAGES, TEXTS, wordVerdict } from '@tessera/contracts/constants';
import type { Scenes } from './scene';

export const PAGE_SCENES: Scenes = {
  'word checker': async (page) => {
    await page.goto(`${PAGES.wordChecker}?word=TREE&autoSubmit=true`);
    await expect(page.getByText(wordVerdict('TREE', true))).toBeVisible();
    await expect(page.getByRole('list', { name: 'Definitions' })).toBeVisible();
  },
  'privacy policy': async (page) => {
    await page.goto(PAGES.privacyPolicy);
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  },
  'page not found': async (page) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: TEXTS.pageNotFound })).toBeVisible();
  },
};
