import { expect, type Page } from '@playwright/test';
import { PAGES, PATHS, ERRORS, groupLeaderboardPath, invitePath } from '@tessera/contracts/wire';
import { GROUP_LABELS } from '../../src/features/groups/group-labels';
import { signUp } from '../support/account';
import { uniqueName, chooseName } from '../support/group';
import { fakeGroupPeriods } from './fake-periods';
import { fakeGroupGrids, fakeGroups, reject } from './fake-responses';
import type { Scenes } from './scene';

const join = async (page: Page) => {
  await page.goto(invitePath('QWERTY'));
  await page.getByRole('button', { name: 'Join Group' }).click();
};

const rejectJoin = (page: Page, code: 'INVITE_UNKNOWN' | 'PLAYER_NAME_REQUIRED') =>
  reject(page, '**/api/groups/join', code, { needsPlayerName: true });

export const GROUP_SCENES: Scenes = {
  'groups, signed out and without any': async (page) => {
    await page.goto(PAGES.groups);
    await expect(page.getByText(GROUP_LABELS.nobodyYet)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
  groups: async (page) => {
    await fakeGroups(page);
    await page.goto(PAGES.groups);
    await expect(page.getByRole('button', { name: 'Members (3)' })).toBeVisible();
  },
  "a group's page": async (page) => {
    await fakeGroups(page);
    await fakeGroupPeriods(page, 'wordsmiths');
    await page.goto(groupLeaderboardPath('wordsmiths'));
    await expect(page.getByRole('img', { name: /^Marigold's grid/ })).toBeVisible();
  },
  "a group's page, before playing": async (page) => {
    await fakeGroups(page);
    await fakeGroupGrids(page, false);
    await fakeGroupPeriods(page, 'wordsmiths');
    await page.goto(groupLeaderboardPath('wordsmiths'));
    await expect(page.getByText('You see the grids once you have played.')).toBeVisible();
  },
  "a member's grid": async (page) => {
    await GROUP_SCENES["a group's page"]?.(page);
    await page.getByRole('button', { name: /^Marigold's grid/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Nice!' })).toBeVisible();
  },
  'a wrong invite code': async (page) => {
    await rejectJoin(page, 'INVITE_UNKNOWN');
    await join(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'the members of a group': async (page) => {
    await GROUP_SCENES.groups?.(page);
    await page.getByRole('button', { name: 'Members (3)' }).click();
    await expect(page.getByRole('dialog').getByText('Unknown Player')).toBeVisible();
  },
  'the members of a group that the player was removed from': async (page) => {
    await GROUP_SCENES.groups?.(page);
    await reject(page, '**/api/groups/wordsmiths/members', 'GROUP_NOT_FOUND');
    await page.getByRole('button', { name: 'Members (3)' }).click();
    await expect(page.getByRole('alert')).toHaveText(ERRORS.GROUP_NOT_FOUND.message);
  },
  'renaming a group': async (page) => {
    await GROUP_SCENES.groups?.(page);
    await page.getByRole('button', { name: /^Rename Group/ }).click();
    await expect(page.getByLabel('New Name')).toBeVisible();
  },
  'leaving a group': async (page) => {
    await GROUP_SCENES.groups?.(page);
    await page.getByRole('button', { name: 'Leave', exact: true }).first().click();
    await expect(page.getByRole('button', { name: "No, I'll stay" })).toBeVisible();
  },
  'a required player name': async (page) => {
    await rejectJoin(page, 'PLAYER_NAME_REQUIRED');
    await join(page);
    await expect(page.getByRole('dialog', { name: 'Player Name Required' })).toBeVisible();
  },
  'a group joined': async (page) => {
    await fakeGroups(page);
    await join(page);
    await expect(page.getByRole('dialog', { name: 'Group Joined' })).toBeVisible();
  },
  'a group created': async (page) => {
    await signUp(page);
    await chooseName(page);
    await page.goto(PAGES.groups);
    await page.route('**' + PATHS.groups, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      // The widest letters, which a code may have.
      await route.fulfill({ response, body: text.replace(/(?<="inviteCode":")\w+/g, 'WMWMWM') });
    });
    await page.getByLabel('Group name').fill(uniqueName('Group'));
    await page.getByRole('button', { name: 'Create Group' }).click();
    await expect(page.getByRole('dialog', { name: 'Group Created' })).toBeVisible();
  },
};
