import { expect, type Page } from '@playwright/test';
import { PAGES, groupLeaderboardPath } from '@tessera/contracts/wire';
import type { Period } from '@tessera/rules';
import { fakeGroupPeriods, fakePeriods, ownPeriodEntry } from './fake-periods';
import { fakeGroups, fakeLeaderboards } from './fake-responses';
import type { Scenes } from './scene';

const top = (page: Page) => page.getByRole('table', { name: 'Top 20' });

/** Opens the leaderboards of a period with this many rows. */
async function openPeriod(page: Page, period: Period, back = 0, rows = 20, own: object | null = null) {
  await fakeLeaderboards(page, 3);
  await fakePeriods(page, rows, own);
  await page.goto(`${PAGES.leaderboards}?period=${period}${back > 0 ? `&back=${back}` : ''}`);
}

export const PERIOD_SCENES: Scenes = {
  "yesterday's leaderboard": async (page) => {
    await openPeriod(page, 'yesterday');
    await expect(top(page).getByText('Marigold')).toBeVisible();
  },
  "last week's leaderboard": async (page) => {
    await openPeriod(page, 'week', 1, 8, ownPeriodEntry());
    await expect(top(page).getByText('Marigold')).toBeVisible();
    await expect(page.getByText('1 of your games')).toBeVisible();
  },
  "the month's leaderboard, by average": async (page) => {
    await openPeriod(page, 'month');
    await page.getByRole('combobox', { name: 'Sort Top 20 by' }).selectOption('Average score');
    await expect(page.getByText('Averages need at least 4 games.')).toBeVisible();
  },
  "a week's leaderboard, empty": async (page) => {
    await openPeriod(page, 'week', 3, 0);
    await expect(page.getByText('No scores listed that week')).toBeVisible();
  },
  "a week's leaderboard, failed to load": async (page) => {
    await fakeLeaderboards(page, 3);
    await page.route('**/api/leaderboard/period?*', (route) => route.abort());
    await page.goto(`${PAGES.leaderboards}?period=week`);
    await expect(page.getByText('Failed to load the leaderboard')).toBeVisible();
  },
  "a group's last week, head to head": async (page) => {
    await fakeGroups(page);
    await fakeGroupPeriods(page, 'wordsmiths');
    await page.goto(`${groupLeaderboardPath('wordsmiths')}&period=week&back=1`);
    await expect(page.getByRole('table', { name: /^Head to head/ }).getByText('Marigold')).toBeVisible();
  },
  "a group's week, failed to load": async (page) => {
    await fakeGroups(page);
    await fakeGroupPeriods(page, 'wordsmiths');
    await page.route('**/api/groups/wordsmiths/week*', (route) => route.abort());
    await page.goto(groupLeaderboardPath('wordsmiths'));
    await page.getByRole('alert').scrollIntoViewIfNeeded();
  },
};
