import type { Page } from '@playwright/test';
import { SIGNED_IN_COOKIE } from '@tessera/contracts/product';
import { aDashboard, anOverview } from '../../src/features/admin/testing/a-dashboard';
import { aReportPage } from '../../src/features/admin/testing/a-report';
import { ADMIN_EMAIL } from '../support/admin';
import { fakeResponse } from './fake-responses';

const PLAYER = '0b3f8f6a-1111-4a6e-9c58-0123456789ab';

/** An admin can have only one session at a time, so the scenes fake it. */
export async function claimAdmin(page: Page, role = { isAdmin: true, isModerator: false }): Promise<void> {
  const { origin } = new URL(process.env.TESSERA_URL ?? '');
  await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: origin }]);
  // Otherwise, the page would first take over the account's player, and load everything again.
  await page.addInitScript((playerUUID) => {
    const identity = { playerUUID, createdAt: new Date().toISOString() };
    localStorage.setItem('playerIdentity', JSON.stringify(identity));
  }, PLAYER);
  await fakeResponse(page, '**/api/auth/user', {
    id: '1',
    email: ADMIN_EMAIL,
    name: null,
    playerName: 'Marigold',
    ...role,
    authenticated: true,
    playerUUID: PLAYER,
  });
  await fakeResponse(page, '**/api/auth/link-uuid', { success: true, verified: true, playerUUID: PLAYER });
  await fakeResponse(page, '**/api/admin/operations', anOverview());
  await fakeResponse(page, '**/api/admin/reports?*', aReportPage([]));
  await fakeResponse(page, '**/api/admin/dashboard-metrics', { success: true, metrics: aDashboard() });
}
