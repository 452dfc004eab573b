import { expect, type Page } from '@playwright/test';
import {
  ADMIN_TEXTS,
  PEOPLE_ADMIN_TEXTS,
  PERSON_ACTION_QUESTIONS,
  PERSON_ACTION_TEXTS,
} from '@tessera/contracts/admin';
import { MAINTENANCE_ADMIN_TEXTS } from '@tessera/contracts/maintenance';
import { MODERATION_TEXTS } from '@tessera/contracts/moderation';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { aDashboard } from '../../src/features/admin/testing/a-dashboard';
import { heldBackResults } from '../../src/features/admin/testing/a-held-back-result';
import { aPerson, foundPeople, PERSON_ID } from '../../src/features/admin/testing/a-person';
import { claimAdmin } from './claim-admin';
import { fakeResponse } from './fake-responses';
import type { Scenes } from './scene';

async function openPerson(page: Page): Promise<void> {
  await claimAdmin(page);
  await fakeResponse(page, `**/api/admin/people/${PERSON_ID}`, { success: true, person: aPerson() });
  await page.goto(`${PAGES.adminDashboard}?section=people&person=${PERSON_ID}`);
  await expect(page.getByRole('heading', { name: PEOPLE_ADMIN_TEXTS.actions })).toBeVisible();
}

export const ADMIN_SCENES: Scenes = {
  'admin dashboard': async (page) => {
    await claimAdmin(page);
    await fakeResponse(page, '**/api/admin/dashboard-metrics', { success: true, metrics: aDashboard() });
    await page.goto(PAGES.adminDashboard);
    await page.getByText(ADMIN_TEXTS.showNumbers).click();
    await page.getByRole('button', { name: TEXTS.showMore }).click();
    await expect(page.getByRole('table', { name: ADMIN_TEXTS.coming })).toBeVisible();
  },
  'admin dashboard, held-back results': async (page) => {
    await claimAdmin(page);
    await fakeResponse(page, '**/api/admin/held-back?*', heldBackResults());
    await page.goto(`${PAGES.adminDashboard}?section=held-back`);
    await expect(page.getByRole('table', { name: ADMIN_TEXTS.heldBack })).toContainText('Player 3');
  },
  'admin dashboard without data': async (page) => {
    await claimAdmin(page);
    const { totalStats } = aDashboard();
    const metrics = aDashboard({
      totalStats: { ...totalStats, topScoreDaily: null, averageScoreDaily: null },
      dailyGamesByNumber: [],
      hourlyActivity: [],
      scoreDistribution: [],
      recentFeedback: [],
      daysToCount: 489,
    });
    await fakeResponse(page, '**/api/admin/dashboard-metrics', { success: true, metrics });
    await page.goto(PAGES.adminDashboard);
    await expect(page.getByText(TEXTS.noData).first()).toBeVisible();
  },
  'admin dashboard, failed to load': async (page) => {
    await claimAdmin(page);
    const error = 'The service is temporarily unavailable. Please try again.';
    await fakeResponse(
      page,
      '**/api/admin/dashboard-metrics',
      { success: false, error, message: error, code: 'UNAVAILABLE' },
      503,
    );
    await page.goto(PAGES.adminDashboard);
    await expect(page.getByText(ADMIN_TEXTS.failed)).toBeVisible();
  },
  'admin dashboard, maintenance': async (page) => {
    await claimAdmin(page);
    await fakeResponse(page, '**/api/admin/maintenance', {
      success: true,
      notice: {
        announcement: {
          text: 'Tessera pauses at 02:00 UTC for about ten minutes',
          endsAt: '2026-11-21T02:15:00.000Z',
        },
        pause: { startsAt: '2026-11-21T02:00:00.000Z', endsAt: '2026-11-21T02:10:00.000Z' },
      },
    });
    await page.goto(`${PAGES.adminDashboard}?section=maintenance`);
    await page.getByLabel(MAINTENANCE_ADMIN_TEXTS.message).fill('Back in ten minutes');
    await expect(page.getByRole('button', { name: MAINTENANCE_ADMIN_TEXTS.resume })).toBeVisible();
  },
  'admin dashboard, found players': async (page) => {
    await claimAdmin(page);
    await fakeResponse(page, '**/api/admin/people?*', foundPeople());
    await page.goto(`${PAGES.adminDashboard}?section=people`);
    await page.getByLabel(PEOPLE_ADMIN_TEXTS.search).fill('ABC12');
    await page.getByRole('button', { name: PEOPLE_ADMIN_TEXTS.find }).click();
    await expect(page.getByRole('list', { name: PEOPLE_ADMIN_TEXTS.results })).toContainText('Marigold');
  },
  'admin dashboard, a player': openPerson,
  'admin dashboard, deleting a player': async (page) => {
    await openPerson(page);
    await page.getByRole('button', { name: PERSON_ACTION_TEXTS.delete }).click();
    await expect(page.getByRole('dialog', { name: PERSON_ACTION_QUESTIONS.delete.title })).toBeVisible();
  },
  'admin dashboard, a reset link': async (page) => {
    await openPerson(page);
    const link = 'https://play.example/reset-password/0123456789abcdefghijklmnopqrstuvwxyz0123456';
    await fakeResponse(page, '**/api/admin/people/*/actions', { success: true, link });
    await page.getByRole('button', { name: PERSON_ACTION_TEXTS['reset-link'] }).click();
    await page.getByRole('dialog').getByRole('button', { name: PERSON_ACTION_TEXTS['reset-link'] }).click();
    await expect(page.getByText(link)).toBeVisible();
  },
  'dashboard of a moderator': async (page) => {
    await claimAdmin(page, { isAdmin: false, isModerator: true });
    await page.goto(PAGES.adminDashboard);
    await expect(page.getByText(MODERATION_TEXTS.empty)).toBeVisible();
  },
  'admins only': async (page) => {
    await page.goto(PAGES.adminDashboard);
    await expect(page.getByText(ADMIN_TEXTS.adminsOnly)).toBeVisible();
  },
};
