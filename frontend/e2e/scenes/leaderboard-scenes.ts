import { expect, type Page } from '@playwright/test';
import { GROUP_TEXTS } from '@tessera/contracts/groups';
import { PAGES, groupLeaderboardPath } from '@tessera/contracts/wire';
import { SORT_MODE_NAMES, SORT_MODES, type SortMode } from '@tessera/rules';
import { fakeGroupPeriods } from './fake-periods';
import { fakeResponse, fakeGroups, fakeLeaderboards, ownEntry } from './fake-responses';
import type { Scenes } from './scene';

const ROWS = 20;

const OTHER_MODES = SORT_MODE_NAMES.filter((mode) => mode !== 'today-score');

const sortedScene = (mode: SortMode): [name: string, open: Scenes[string]] => {
  const { label } = SORT_MODES[mode];
  const open = async (page: Page) => {
    await LEADERBOARD_SCENES.leaderboards?.(page);
    await page.getByRole('combobox', { name: 'Sort Top 20 by' }).selectOption(label);
    await expect(page.getByRole('table', { name: 'Top 20' }).getByText('Marigold')).toBeVisible();
  };
  return [`leaderboards, by ${label.toLowerCase()}`, open];
};

export const LEADERBOARD_SCENES: Scenes = {
  leaderboards: async (page) => {
    await fakeLeaderboards(page, ROWS);
    await page.goto(PAGES.leaderboards);
    await expect(page.getByRole('table', { name: 'Top 20' }).getByText('Marigold')).toBeVisible();
  },
  ...Object.fromEntries(OTHER_MODES.map(sortedScene)),
  "a streak's hint": async (page) => {
    await LEADERBOARD_SCENES.leaderboards?.(page);
    const badge = page.getByRole('button', { name: 'Streak Status: Pegasus (100+)' }).first();
    // The hint's code loads after the page, and isn't attached to a control while the pointer is on it.
    await page.mouse.move(0, 0);
    await expect(badge).toHaveAttribute('data-state', 'closed');
    await badge.click();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
  'leaderboards, without a name': async (page) => {
    await fakeLeaderboards(page, 7, ownEntry(null));
    await page.goto(PAGES.leaderboards);
    await expect(page.getByRole('textbox', { name: 'Player Name' })).toBeVisible();
  },
  'leaderboards, held back': async (page) => {
    await fakeLeaderboards(page, ROWS, { ...ownEntry('Wordy'), heldBack: 'many-new-players' });
    await page.goto(PAGES.leaderboards);
    await expect(page.getByText('Not on the public leaderboards today')).toBeVisible();
  },
  'leaderboards, empty': async (page) => {
    await fakeLeaderboards(page, 0);
    await page.goto(PAGES.leaderboards);
    await expect(page.getByText('No data available')).toBeVisible();
  },
  'leaderboards, failed to load': async (page) => {
    await page.route('**/api/leaderboard?*', (route) => route.abort());
    await page.goto(PAGES.leaderboards);
    await expect(page.getByText('Failed to load the leaderboard')).toBeVisible();
  },
  'leaderboards, with groups': async (page) => {
    await fakeLeaderboards(page, 3);
    await fakeGroups(page);
    await page.goto(PAGES.leaderboards);
    await expect(page.getByRole('table', { name: 'Family' })).toContainText('Unknown Player');
  },
  'leaderboards, one group failed to load': async (page) => {
    await fakeLeaderboards(page, 3);
    await fakeGroups(page);
    await page.route('**/api/groups/*/leaderboard*', (route) => route.abort());
    await page.goto(PAGES.leaderboards);
    await page.getByRole('alert').first().scrollIntoViewIfNeeded();
  },
  'leaderboards, all groups failed to load': async (page) => {
    await fakeLeaderboards(page, 3);
    await page.route('**/api/groups', (route) => route.abort());
    await page.goto(PAGES.leaderboards);
    await expect(page.getByText(GROUP_TEXTS.loadFailed)).toBeVisible();
  },
  "a group's leaderboard": async (page) => {
    await fakeGroups(page);
    await fakeGroupPeriods(page, 'wordsmiths');
    await page.goto(groupLeaderboardPath('wordsmiths'));
    await expect(page.getByRole('table', { name: 'The Wordsmiths' })).toContainText('Unknown Player');
    await expect(page.getByRole('table', { name: /^Head to head/ }).getByText('Marigold')).toBeVisible();
  },
  'The 32 Club': async (page) => {
    const leaderboard = ['Marigold', 'A name of twenty five ltrs', 'Ōtsuka Yūki', 'Ben'].map(
      (playerName, place) => ({
        playerUUID: `00000000-0000-8000-8000-00000000000${place}`,
        playerName,
        perfectScoreCount: 12 - 3 * place,
      }),
    );
    await fakeResponse(page, '**/api/leaderboard/32club*', { success: true, leaderboard, hasMore: true });
    await page.goto(PAGES.the32Club);
    await expect(page.getByText('Marigold')).toBeVisible();
  },
  'The 32 Club, empty': async (page) => {
    await fakeResponse(page, '**/api/leaderboard/32club*', {
      success: true,
      leaderboard: [],
      hasMore: false,
    });
    await page.goto(PAGES.the32Club);
    await expect(page.getByText('No perfect scores yet!')).toBeVisible();
  },
};
