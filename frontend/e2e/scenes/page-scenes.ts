import { expect, type Page } from '@playwright/test';
import { TEXTS, wordVerdict } from '@tessera/contracts/texts';
import { NOTICE_HEADER, PAGES, PATHS } from '@tessera/contracts/wire';
import { openDaily } from '../support/board';
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

const PAUSES =
  'Tessera pauses at 02:00 UTC for about ten minutes. Your games are safe, and go on right afterwards.';

/** The page that is open learns of an announcement. */
async function hearAnnouncement(page: Page): Promise<void> {
  const notice = { announcement: { text: PAUSES, endsAt: '9999-01-01T00:00:00.000Z' }, pause: null };
  const headers = { [NOTICE_HEADER]: encodeURIComponent(JSON.stringify(notice)) };
  await page.route('**/version.json', (route) => route.fulfill({ json: {}, headers }));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('region', { name: PAUSES })).toBeVisible();
}

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
  'an announcement': async (page) => {
    await page.goto(PAGES.home);
    await hearAnnouncement(page);
  },
  'an announcement during a game': async (page) => {
    await openDaily(page);
    await hearAnnouncement(page);
  },
  'page not found': async (page) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: TEXTS.pageNotFound })).toBeVisible();
  },
};
