import { LIMITS } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { removeExpired } from '../../src/platform/retention/retention.js';
import type { TestApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { startGuardedApp } from '../support/callers.js';
import { aName, aNamed } from '../support/groups.js';
import { act, anAdmin, openReportOf, publicIdOf, reportsFor, send, undo } from '../support/reports.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

async function sweepAfter(days: number): Promise<void> {
  app.clock.time += days * DAY_MS;
  await app.jobs.runHere(removeExpired.name);
}

async function aReport(note: string) {
  const name = aName();
  const { player } = await aNamed(app, name);
  await send(app, ['player-name', await publicIdOf(app, player)], { note });
  return openReportOf(admin, name);
}

const notes = async () =>
  (await app.sql<{ note: string }>('SELECT note FROM report_senders ORDER BY note')).map(({ note }) => note);

test('dismissed reports are deleted after a while, and of handled ones who sent them', async () => {
  const [dismissed, handled, open] = [
    await aReport('dismissed'),
    await aReport('handled'),
    await aReport('open'),
  ];
  await act(admin, dismissed, 'dismiss');
  await act(admin, handled, 'remove-name');
  await sweepAfter(LIMITS.REPORTS_KEPT_DAYS - 1);
  expect(await notes()).toEqual(['dismissed', 'handled', 'open']);
  await sweepAfter(2);
  expect(await notes()).toEqual(['open']);

  const mod = await anAdmin(app);
  expect((await reportsFor(mod)).reports.map(({ id }) => id)).toEqual([open.id]);
  const closed = await reportsFor(mod, { state: 'closed' });
  expect(closed.reports).toMatchObject([{ id: handled.id, count: 1, reasons: [], notes: [] }]);
  // What was done can still be undone.
  const { body } = await undo(mod, handled, 'remove-name');
  expect(body.report).toMatchObject({ textNow: handled.text, actions: [] });
});
