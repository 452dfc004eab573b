import { expect, type Page } from '@playwright/test';
import { ADMIN_TEXTS, PAGES, SIGNED_IN_COOKIE } from '@tessera/contracts/constants';
import { aDashboard, anOverview } from '../../src/features/admin/testing/a-dashboard';
import { ADMIN_EMAIL } from '../support/admin';
import { fakeResponse } from './fake-responses';
import type { Scenes } from './scene';

const PLAYER = '0b3f8f6a-1111-4a6e-9c58-0123456789ab';

/** An admin can have only one session at a time, so the scenes fake it. */
async function claimAdmin(page: Page): Promise<void> {
  const { origin } = new URL(process.env.TESSERA_URL ?? '');
  await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: origin }]);
  await fakeResponse(page, '**/api/auth/user', {
    ...{
      id: '1',
      email: ADMIN_EMAIL,
      name: null,
      playerName: 'Marigold',
      isAdmin: true,
      authenticated: true,
    },
    playerUUID: PLAYER,
  });
  await fakeResponse(page, '**/api/auth/link-uuid', { success: true, verified: true, playerUUID: PLAYER });
  await fakeResponse(page, '**/api/admin/operations', anOverview());
}

export const ADMIN_SCENES: Scenes = {
  'admin dashboard': async (page) => {
    await claimAdmin(page);
    await fakeResponse(page, '**/api/admin/dashboard-metrics', { success: true, metrics: aDashboard() });
    await page.goto(PAGES.adminDashboard);
    await page.getByText(ADMIN_TEXTS.figures).click();
    await page.getByRole('button', { name: ADMIN_TEXTS.showMore }).click();
    await expect(page.getByRole('table', { name: ADMIN_TEXTS.coming })).toBeVisible();
  },
  'admin dashboard without data': async (page) => {
    await claimAdmin(page);
    const { totalStats } = aDashboard();
    const metrics = aDashboard({
      totalStats: { ...totalStats, topScoreDaily: null, averageScoreDaily: null },
      ...{ dailyGamesByNumber: [], hourlyActivity: [], scoreDistribution: [], recentFeedback: [] },
      daysToCount: 489,
    });
    await fakeResponse(page, '**/api/admin/dashboard-metrics', { success: true, metrics });
    await page.goto(PAGES.adminDashboard);
    await expect(page.getByText(ADMIN_TEXTS.noData).first()).toBeVisible();
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
  'admins only': async (page) => {
    await page.goto(PAGES.adminDashboard);
    await expect(page.getByText(ADMIN_TEXTS.adminsOnly)).toBeVisible();
  },
};
