import { expect } from '@playwright/test';
import { NAME_PAGE_PROBLEMS } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { NAME_LABELS } from '../../src/features/players/name-labels';
import { signUp } from '../support/account';
import { chooseName } from '../support/group';
import type { Scenes } from './scene';

export const PLAYER_SCENES: Scenes = {
  'player name, not set': async (page) => {
    await page.goto(PAGES.playerName);
    await page.getByLabel('Player Name').fill('Marigold of the Lake');
    await expect(page.getByText(NAME_LABELS.available)).toBeVisible();
    await expect(page.getByText('0/3')).toBeVisible();
  },
  'player name, invalid': async (page) => {
    await page.goto(PAGES.playerName);
    await page.getByLabel('Player Name').fill('Marigold 😀');
    await expect(page.getByText(NAME_PAGE_PROBLEMS.symbols)).toBeVisible();
  },
  'player name': async (page) => {
    await signUp(page);
    await chooseName(page);
    await expect(page.getByRole('button', { name: 'Edit Player Name' })).toBeVisible();
  },
  achievements: async (page) => {
    await page.goto(PAGES.achievements);
    await expect(page.getByRole('list', { name: 'Streak statuses' })).toBeVisible();
  },
  feedback: async (page) => {
    await page.goto(PAGES.feedback);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(TEXTS.feedbackRequired)).toBeVisible();
  },
  'an email address for a reply': async (page) => {
    await page.goto(PAGES.feedback);
    await page.getByLabel('Your message').fill('More ochre, please.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog', { name: 'Would you like a reply?' })).toBeVisible();
  },
};
