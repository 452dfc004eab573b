import { expect, type Page } from '@playwright/test';
import { PAGES, PATHS, TEXTS, wordVerdict } from '@tessera/contracts/constants';
import { fakeResponse } from './fake-responses';
import type { Scenes } from './scene';

/** An operator who has configured all links. */
const siteWithLinks = (page: Page) =>
  fakeResponse(page, `**${PATHS.site}`, {
    success: true,
    communityUrl: 'https://chat.example/room',
    donateUrl: 'https://give.example/us',
    socialUrl: 'https://social.example/@us',
    teamEmail: 'team@play.example',
    hostingCountry: 'United Kingdom',
    version: '1.0.0',
    commit: '6b0533592a1c',
  });

export const PAGE_SCENES: Scenes = {
  'word checker': async (page) => {
    await page.goto(`${PAGES.wordChecker}?word=TREE&autoSubmit=true`);
    await expect(page.getByText(wordVerdict('TREE', true))).toBeVisible();
    await expect(page.getByRole('list', { name: 'Definitions' })).toBeVisible();
  },
  'the rules': async (page) => {
    await page.goto(PAGES.rules);
    await expect(page.getByRole('list', { name: 'Streak status' })).toBeVisible();
  },
  'about us': async (page) => {
    await siteWithLinks(page);
    await page.goto(PAGES.about);
    await expect(page.getByRole('link', { name: /^Donate/ })).toBeVisible();
  },
  community: async (page) => {
    await siteWithLinks(page);
    await page.goto(PAGES.community);
    await expect(page.getByRole('link', { name: /^Join the Chat/ })).toBeVisible();
  },
  'community, without a chat': async (page) => {
    await page.goto(PAGES.community);
    await expect(page.getByText('Compare grids with friends.')).toBeVisible();
  },
  'privacy policy': async (page) => {
    await page.goto(PAGES.privacyPolicy);
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  },
  'a new release': async (page) => {
    await fakeResponse(page, '**/version.json', { version: 'the next', builtAt: '9999' });
    await page.goto(PAGES.rules);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('region', { name: TEXTS.newVersion })).toBeVisible();
  },
  'page not found': async (page) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: TEXTS.pageNotFound })).toBeVisible();
  },
};
