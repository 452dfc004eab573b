import { hostname } from 'node:os';
import type { UpcomingDaily, FeedbackItem, InstanceState, JobState } from '@tessera/contracts/admin';
import { CALLS } from '@tessera/contracts/calls';
import { PATHS } from '@tessera/contracts/wire';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { ADMIN, startGuardedApp } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { History } from '../support/history.js';
import { emptyRedis } from '../support/redis.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = new Browser(app);
  await admin.login(ADMIN);
});
afterAll(() => app.close());

interface Operations {
  jobs: JobState[];
  jobsWaiting: number | null;
  comingDailies: UpcomingDaily[];
  instances: InstanceState[];
}
const operations = async () => (await admin.call(CALLS.adminOperations)).body as Operations;

test('recent feedback is listed newest first, up to the limit, with the address for a reply', async () => {
  const past = new History(app);
  const [new1, older] = [
    await past.feedback(null, '2026-11-19T12:00Z', 'ann@play.example'),
    await past.feedback(null, '2026-11-10T12:00Z'),
  ];
  await past.feedback(null, '2026-08-01T12:00Z');
  const asked = async (query: object = {}) => {
    const { body } = await admin.call(CALLS.adminFeedback, { query: { ...query } });
    return (body.feedback as FeedbackItem[]).map(({ message, email }) => [message, email]);
  };
  expect(await asked()).toEqual([[new1, 'ann@play.example']]);
  expect(await asked({ days: 14 })).toEqual([
    [new1, 'ann@play.example'],
    [older, null],
  ]);
  expect(await asked({ days: 90, limit: 1 })).toHaveLength(1);
});

test.each([
  ['days', { days: 0 }],
  ['days', { days: 'many' }],
  ['limit', { limit: 51 }],
])("feedback can't be requested with a wrong %s: %p", async (field, query) => {
  const { status, body } = await admin.call(CALLS.adminFeedback, { query });
  expect([status, body.code, body.field]).toEqual([400, 'BAD_INPUT', field]);
});

test('admins see the difficulty and commitment of upcoming dailies, but no letters', async () => {
  const { body, text } = await admin.call(CALLS.adminOperations);
  const { comingDailies } = body as Operations;
  // From the dates that are still today somewhere to those that the nightly job draws ahead.
  expect(comingDailies.map(({ date }) => date)).toEqual(
    ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].slice(0, comingDailies.length),
  );
  expect(comingDailies.length).toBeGreaterThanOrEqual(4);
  for (const daily of comingDailies) {
    expect(Object.keys(daily).sort()).toEqual(
      ['commitment', 'date', 'difficulty', 'expectedScore', 'gameNumber'].sort(),
    );
  }
  const secrets = await app.sql<{ letters: string; salt: string; witness: string | null }>(
    `SELECT letter1 || letter2 || letter3 || letter4 || letter5 || letter6 || letter7 || letter8 AS letters,
            salt, witness FROM daily_challenge_sequences WHERE date >= '2026-11-20'`,
  );
  for (const { letters, salt, witness } of secrets) {
    for (const secret of [letters, salt, witness ?? salt]) expect(text).not.toContain(secret);
    expect(text).not.toContain(JSON.stringify([...letters]));
  }
});

test('a job is shown with its schedule, and an admin can run it', async () => {
  const find = async () => (await operations()).jobs.find(({ name }) => name === 'prepare-dailies');
  expect(await find()).toMatchObject({
    cron: '15 3 * * *',
    nextRunAt: '2026-11-21T03:15:00.000Z',
    failures: 0,
  });
  const { status } = await admin.call(CALLS.runAdminJob, { params: { name: 'prepare-dailies' } });
  expect(status).toBe(200);
  await eventually('the job has run', async () => typeof (await find())?.lastSucceededAt === 'string');
  expect((await operations()).jobsWaiting).toBe(0);
});

test("an unknown job can't be run", async () => {
  const { status, body } = await admin.call(CALLS.runAdminJob, { params: { name: 'no-such-job' } });
  expect([status, body.code]).toEqual([404, 'JOB_NOT_FOUND']);
});

test('a single instance lists only itself', async () => {
  expect((await operations()).instances).toMatchObject([{ role: 'all', host: hostname() }]);
});

test('calls by admins are recorded with who, what and when', async () => {
  await admin.call(CALLS.adminFeedback, { query: { days: 30 } });
  const [entry] = await app.sql(
    `SELECT email, what, input, at FROM admin_audit JOIN users ON users.id = "userId" ORDER BY admin_audit.id DESC LIMIT 1`,
  );
  expect(entry).toEqual({
    email: ADMIN.email,
    what: `GET ${PATHS.adminFeedback}`,
    input: { days: 30, limit: 50 },
    at: new Date('2026-11-20T12:00:00Z'),
  });
  const { body } = await admin.call(CALLS.exportData);
  expect(body.data.adminCalls).toContainEqual(
    expect.objectContaining({ what: `GET ${PATHS.adminFeedback}` }),
  );
});

test("rejected calls aren't recorded", async () => {
  const count = async () =>
    (await app.sql<{ n: number }>('SELECT count(*)::int AS n FROM admin_audit'))[0]!.n;
  const before = await count();
  const player = new Browser(app);
  await player.register();
  expect((await player.call(CALLS.adminMetrics)).status).toBe(403);
  expect(await count()).toBe(before);
});

test('the role is checked at each call, so a former admin is rejected within the same session', async () => {
  const [row] = await app.sql<{ email: string }>(`SELECT email FROM users WHERE email = $1`, [ADMIN.email]);
  await app.sql('UPDATE users SET "mailboxProvenAt" = NULL WHERE email = $1', [row!.email]);
  expect((await admin.call(CALLS.adminMetrics)).status).toBe(403);
  await app.sql('UPDATE users SET "mailboxProvenAt" = now() WHERE email = $1', [row!.email]);
  expect((await admin.call(CALLS.adminMetrics)).status).toBe(200);
});

test('instances that share a Redis list each other, but none that have ended', async () => {
  const env = { REDIS_URL: await emptyRedis() };
  const [one, two] = [await startApp({ env }), await startApp({ env })];
  const count = async () => (await one.instances.alive()).length;
  await eventually('both instances are listed', async () => (await count()) === 2);
  await two.close();
  expect(await count()).toBe(1);
  await one.close();
});
