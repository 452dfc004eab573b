import type { TestApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { startGuardedApp } from '../support/callers.js';
import { aReported } from '../support/moderation.js';
import { act, anAdmin, profileOf, undo } from '../support/reports.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

describe('an action', () => {
  test('takes effect once, however often it arrives, and so does its undo', async () => {
    const { name, browser, report } = await aReported(app, admin);
    const acts = await Promise.all([1, 2, 3].map(() => act(admin, report, 'remove-name')));
    expect(acts.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await profileOf(browser)).notices).toHaveLength(1);
    const undos = await Promise.all([1, 2, 3].map(() => undo(admin, report, 'remove-name')));
    expect(undos.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await profileOf(browser)).playerName).toBe(name);
  });

  test('is recorded in the audit with the admin, without the name', async () => {
    const { name, report } = await aReported(app, admin);
    await act(admin, report, 'remove-name', { reason: 'sexual', seen: name });
    await undo(admin, report, 'remove-name');
    const rows = await app.sql<{ what: string; input: object }>(
      `SELECT what, input FROM admin_audit WHERE input->>'reportId' = $1 ORDER BY id`,
      [report.id],
    );
    const what = 'POST /api/admin/reports/:reportId/actions';
    const command = { reportId: report.id, action: 'remove-name' };
    expect(rows).toEqual([
      { what, input: { ...command, undo: false, reason: 'sexual' } },
      { what, input: { ...command, undo: true } },
    ]);
  });

  test('on a dismissed report lifts the dismissal, but a handled report is not dismissed', async () => {
    const { report } = await aReported(app, admin);
    await act(admin, report, 'dismiss');
    const { body } = await act(admin, report, 'leave-out');
    expect(body.report.actions).toMatchObject([{ action: 'leave-out' }]);
    expect((await act(admin, report, 'dismiss')).body.code).toBe('REPORT_HANDLED');
    await undo(admin, report, 'leave-out');
    expect((await act(admin, report, 'dismiss')).body.report.actions).toMatchObject([{ action: 'dismiss' }]);
    expect((await undo(admin, report, 'dismiss')).body.report.actions).toEqual([]);
  });

  test("that doesn't fit is rejected, and so is an unknown report", async () => {
    const { report } = await aReported(app, admin);
    expect((await act(admin, report, 'end-share')).body.code).toBe('ACTION_UNFITTING');
    const unknown = { id: '3f2b8c1e-9d4a-4f6b-8a7c-5e0d1f2a3b4c' };
    for (const answer of [await act(admin, unknown, 'dismiss'), await undo(admin, unknown, 'dismiss')]) {
      expect(answer.body.code).toBe('REPORT_NOT_FOUND');
    }
  });
});
