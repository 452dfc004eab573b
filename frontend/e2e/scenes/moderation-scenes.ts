import { expect, type Page } from '@playwright/test';
import { type Notice, type Report, ACTION_TEXTS, MODERATION_TEXTS } from '@tessera/contracts/moderation';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf, SHARE_PAGE } from '@tessera/contracts/wire';
import { NOTICE_TEXTS, NOTICE_TITLES } from '../../src/features/players/notice-texts';
import { REPORT_TEXTS } from '../../src/features/reports/report-texts';
import { aGroupReport, aReport, aReportPage, aResultReport } from '../../src/features/admin/testing/a-report';
import { claimAdmin } from './claim-admin';
import { fakeLeaderboards, fakeResponse, reject } from './fake-responses';
import type { Scenes } from './scene';

const REPORTS = `${PAGES.adminDashboard}?section=reports`;

async function openReports(page: Page, reports: readonly Report[], change: object = {}): Promise<void> {
  await claimAdmin(page);
  await fakeResponse(page, '**/api/admin/reports?*', aReportPage(reports, change));
  await page.goto(REPORTS);
}

const someReports = (): Report[] => [
  aResultReport(1),
  aReport(2),
  aGroupReport(3, {
    textNow: 'Group K3J9',
    actions: [{ action: 'remove-name', at: '2026-11-20T11:00:00.000Z', reason: 'harassment' }],
  }),
];

async function openReportDialog(page: Page): Promise<void> {
  await fakeLeaderboards(page, 20);
  await page.goto(PAGES.leaderboards);
  await page.getByRole('button', { name: 'Ben', exact: true }).click();
  await page.getByRole('button', { name: `${REPORT_TEXTS.report} Ben` }).click();
  await expect(page.getByRole('dialog', { name: REPORT_TEXTS.title['player-name'] })).toBeVisible();
}

const notice = (change: Partial<Notice>): Notice => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'name-removed',
  at: '2026-11-20T11:00:00.000Z',
  reason: 'offensive',
  text: 'Rude Name',
  gameNumber: null,
  ...change,
});

/** A known player with a notice opens a page. */
async function openWithNotice(page: Page, path: string, change: Partial<Notice> = {}): Promise<void> {
  const shown = notice(change);
  await fakeResponse(page, '**/api/player/profile*', {
    success: true,
    playerName: null,
    isLeftOut: false,
    notices: [shown],
  });
  // The first visit makes the player known.
  await page.goto(PAGES.playerName);
  await page.goto(path);
  await expect(page.getByRole('region', { name: NOTICE_TITLES[shown.kind] })).toBeVisible();
  await expect(page.getByRole('button', { name: NOTICE_TEXTS.seen })).toBeVisible();
}

export const MODERATION_SCENES: Scenes = {
  'a report': openReportDialog,
  'a report that cannot be sent': async (page) => {
    await openReportDialog(page);
    await reject(page, '**/api/reports', 'RATE_LIMITED');
    await page.getByRole('radio').first().check();
    await page.getByLabel(REPORT_TEXTS.note).fill('Our teacher would not like it.');
    await page.getByRole('button', { name: REPORT_TEXTS.send }).click();
    await expect(page.getByText(REPORT_TEXTS.failed)).toBeVisible();
  },
  'a shared result that has ended': async (page) => {
    await reject(page, '**/api/public-results/*', 'RESULT_ENDED');
    await page.goto(pathOf(SHARE_PAGE, { shareId: 'abcDEF1234' }));
    await expect(page.getByText('Result No Longer Shared')).toBeVisible();
  },
  'reports for admins': async (page) => {
    await openReports(page, someReports(), { hasMore: true });
    await expect(page.getByText(TEXTS.showMore)).toBeVisible();
  },
  'reports for admins, a question': async (page) => {
    await openReports(page, someReports());
    await page.getByRole('button', { name: ACTION_TEXTS['remove-name'] }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'reports for admins, after an action': async (page) => {
    await openReports(page, someReports());
    const report = aReport(2, {
      actions: [{ action: 'dismiss', at: '2026-11-20T12:00:00.000Z', reason: 'other' }],
    });
    await fakeResponse(page, '**/api/admin/reports/*/actions', { success: true, report });
    await page.getByRole('button', { name: ACTION_TEXTS.dismiss }).nth(1).click();
    await expect(page.getByRole('button', { name: MODERATION_TEXTS.undo, exact: true })).toBeVisible();
  },
  'reports for admins, none': async (page) => {
    await openReports(page, []);
    await expect(page.getByText(MODERATION_TEXTS.empty)).toBeVisible();
  },
  'reports for admins, failed to load': async (page) => {
    await claimAdmin(page);
    await reject(page, '**/api/admin/reports?*', 'UNAVAILABLE');
    await page.goto(REPORTS);
    await expect(page.getByText(MODERATION_TEXTS.failed)).toBeVisible();
  },
  'a notice that the name was removed': (page) => openWithNotice(page, PAGES.home),
  'a notice on the Player Name page': (page) => openWithNotice(page, PAGES.playerName),
  'a notice that the player was left out': async (page) => {
    await fakeLeaderboards(page, 20);
    await openWithNotice(page, PAGES.leaderboards, { kind: 'left-out', reason: 'cheating', text: null });
  },
  'a notice that a share was ended': (page) =>
    openWithNotice(page, PAGES.home, {
      kind: 'share-ended',
      reason: 'personal-data',
      text: null,
      gameNumber: 689,
    }),
};
