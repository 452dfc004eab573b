import { CALLS } from '@tessera/contracts/calls';
import type { Notice, Report, ReportAction, ReportKind, ReportReason } from '@tessera/contracts/moderation';
import { aPlayer, type TestApp } from './app.js';
import { Browser } from './browser.js';
import { ADMIN } from './callers.js';

/** The admin of an app that `startGuardedApp` has started. */
export async function anAdmin(app: TestApp): Promise<Browser> {
  const admin = new Browser(app);
  await admin.login(ADMIN);
  return admin;
}

export const publicIdOf = async (app: TestApp, player: string): Promise<string> => {
  const [row] = await app.sql<{ publicId: string }>(
    'SELECT "publicId" FROM players WHERE "playerUUID" = $1',
    [player],
  );
  return row?.publicId ?? '';
};

/** Reports something, by default as somebody new. */
export const send = (
  app: Pick<TestApp, 'call'>,
  [kind, target]: readonly [kind: ReportKind, target: string],
  {
    by = aPlayer(),
    reason = 'offensive',
    ...more
  }: { by?: string; reason?: ReportReason; note?: string } = {},
) => app.call(CALLS.sendReport, { player: by, body: { kind, target, reason, ...more } });

export const reportsFor = async (admin: Browser, query: Record<string, unknown> = {}) =>
  (await admin.call(CALLS.adminReports, { query })).body as {
    reports: Report[];
    openCount: number;
    hasMore: boolean;
  };

/** The open report of a name. */
export async function openReportOf(admin: Browser, name: string): Promise<Report> {
  const { reports } = await reportsFor(admin);
  const report = reports.find(({ text }) => text === name);
  if (!report) throw new Error(`nobody has reported ${name}`);
  return report;
}

export const act = (
  admin: Browser,
  { id: reportId }: Pick<Report, 'id'>,
  action: ReportAction,
  more: object = {},
) => admin.call(CALLS.actOnReport, { params: { reportId }, body: { action, ...more } });

export const undo = (admin: Browser, report: Pick<Report, 'id'>, action: ReportAction) =>
  act(admin, report, action, { undo: true });

export const profileOf = async (browser: Browser) =>
  (await browser.call(CALLS.playerProfile)).body as {
    playerName: string | null;
    isLeftOut: boolean;
    notices: Notice[];
  };
