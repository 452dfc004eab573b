import { expect, type Page } from '@playwright/test';
import { CHALLENGE_TEXTS } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { boardOf } from '../support/board';
import { aChallenge, aPlayedChallenge } from '../support/challenge';
import { actAs } from '../support/completed-daily';
import { reject, respondLate } from './fake-responses';
import type { Scenes } from './scene';

const open = async (page: Page, code: string) => page.goto(pathOf(PAGES.challenge, { code }));

/** A challenge that three players have completed. Returns its code and the players, its maker first. */
async function aPopularChallenge(page: Page) {
  const { challenge, playerUUID } = await aChallenge(page.request);
  const rows = [
    ['STAR', 'TONE'],
    ['QUIZ', 'XXXX'],
    ['LATE', 'OPEN'],
  ] as const;
  const players = [];
  for (const own of rows) players.push(await aPlayedChallenge(page.request, challenge.code, own));
  return { code: challenge.code, maker: playerUUID, players };
}

export const CHALLENGE_SCENES: Scenes = {
  'play my letters': async (page) => {
    await page.goto(PAGES.challenges);
    await page.getByLabel('Eight letters').pressSequentially('elizabet');
    await expect(page.getByText('A 32 is possible', { exact: true })).toBeVisible();
    await expect(page.getByText('None yet')).toBeVisible();
  },
  'play my letters, with challenges': async (page) => {
    const { challenge, playerUUID } = await aChallenge(page.request);
    await actAs(page, playerUUID);
    await page.goto(PAGES.challenges);
    await expect(page.getByRole('link', { name: challenge.name ?? '' })).toBeVisible();
  },
  'play my letters, offline': async (page) => {
    await CHALLENGE_SCENES['a challenge']?.(page);
    await page.route('**/api/challenges?*', (route) => route.abort());
    await page.goto(PAGES.challenges);
    await expect(page.getByRole('link', { name: 'Continue Your Game' })).toBeVisible();
  },
  'play my letters, refused': async (page) => {
    await reject(page, '**/api/challenges', 'LETTERS_OF_DAILY');
    await page.goto(PAGES.challenges);
    await page.getByLabel('Eight letters').pressSequentially('elizabet');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText(CHALLENGE_TEXTS.lettersOfDaily)).toBeVisible();
  },
  'a challenge that is ready to send': async (page) => {
    await page.goto(PAGES.challenges);
    await page.getByLabel('Eight letters').pressSequentially('elizabet');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Ready to Send')).toBeVisible();
  },
  'deleting a challenge': async (page) => {
    await CHALLENGE_SCENES['play my letters, with challenges']?.(page);
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'an invitation to a challenge': async (page) => {
    const { challenge } = await aChallenge(page.request);
    await open(page, challenge.code);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  },
  'an invitation that is loading': async (page) => {
    const { challenge } = await aChallenge(page.request);
    await respondLate(page, `**/api/challenges/${challenge.code}`);
    await open(page, challenge.code);
    await expect(page.getByRole('img', { name: 'Eight face-down letters' })).toBeVisible();
  },
  'a challenge': async (page) => {
    await CHALLENGE_SCENES['an invitation to a challenge']?.(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await boardOf(page).cell(5).click();
    await expect(boardOf(page).submit).toBeEnabled();
  },
  'a completed challenge': async (page) => {
    const { code, players } = await aPopularChallenge(page);
    await actAs(page, players[0]!);
    await open(page, code);
    await expect(page.getByText('A possible 32')).toBeVisible();
    await expect(page.getByText(/possible with your letters/).first()).toBeVisible();
  },
  'sharing a completed challenge': async (page) => {
    await CHALLENGE_SCENES['a completed challenge']?.(page);
    await page.getByRole('button', { name: TEXTS.shareResults }).click();
    await expect(page.getByRole('dialog').getByText(/\/challenge\//)).toBeVisible();
  },
  'a challenge as its maker sees it': async (page) => {
    const { code, maker } = await aPopularChallenge(page);
    await actAs(page, maker);
    await open(page, code);
    await expect(page.getByText('A possible 32')).toBeVisible();
  },
  'a challenge that is gone': async (page) => {
    await open(page, 'AAAAAAAAAA');
    await expect(page.getByRole('heading', { name: CHALLENGE_TEXTS.notFound })).toBeVisible();
  },
};
