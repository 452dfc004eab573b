import { createHash } from 'node:crypto';
import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { createTestDatabase } from '../support/database.js';
import { startDaily } from '../support/dailies.js';

let app: TestApp & { databaseUrl: string };

beforeEach(async () => {
  app = await startApp({ isNew: true, now: '2026-11-20T12:00:00Z', env: { LAUNCH_DATE: '2026-01-01' } });
});
afterEach(() => app.close());

interface Row {
  date: string;
  gameNumber: number;
  letters: string;
  salt: string;
  commitment: string;
}

const rows = () =>
  app.sql<Row>(`SELECT date::text, "gameNumber", salt, commitment,
    letter1 || letter2 || letter3 || letter4 || letter5 || letter6 || letter7 || letter8 AS letters
    FROM daily_challenge_sequences ORDER BY date`);

test('every day from launch to three days ahead of the earliest time zone has eight letters, in order', async () => {
  const all = await rows();
  expect(all.at(0)).toMatchObject({ date: '2026-01-01', gameNumber: 1 });
  expect(all.at(-1)).toMatchObject({ date: '2026-11-24', gameNumber: 328 });
  expect(all).toHaveLength(328);
  expect(all.every(({ letters }) => /^[A-Z]{8}$/.test(letters))).toBe(true);
  expect(new Set(all.map(({ letters }) => letters)).size).toBeGreaterThan(320);
});

test("each day's commitment matches its letters", async () => {
  for (const { date, letters, salt, commitment } of await rows()) {
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(createHash('sha256').update(`${date}:${letters}:${salt}`).digest('hex')).toBe(commitment);
  }
});

test('letters occur according to their frequency: E often, Q rarely', async () => {
  const count = new Map<string, number>();
  for (const { letters } of await rows())
    for (const letter of letters) count.set(letter, (count.get(letter) ?? 0) + 1);
  expect(count.get('E') ?? 0).toBeGreaterThan(4 * (count.get('Q') ?? 0));
});

test('other servers on the same database, and the next day, change no existing letters', async () => {
  const before = await rows();
  const others = await Promise.all(
    [1, 2, 3].map(() =>
      startApp({
        now: '2026-11-22T12:00:00Z',
        env: { LAUNCH_DATE: '2026-01-01' },
        databaseUrl: app.databaseUrl,
      }),
    ),
  );
  const after = await rows();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(before.length + 2);
  for (const other of others) await other.close();
});

test('a server that was suspended for a week draws the missing letters on demand', async () => {
  app.clock.moveTo('2026-12-01T12:00:00Z');
  const games = await Promise.all(Array.from({ length: 5 }, () => startDaily(app, aPlayer())));
  expect(games.every((gameId) => gameId.startsWith('1PV3-G335-'))).toBe(true);
  expect((await rows()).at(-1)?.date).toBe('2026-12-05');
});

test('servers that start at once on a new database draw each date once', async () => {
  const database = await createTestDatabase({ isNew: true });
  const env = { LAUNCH_DATE: '2026-06-01' };
  const others = await Promise.all([1, 2, 3].map(() => startApp({ env, databaseUrl: database.url })));
  const dates = await others[0]!.sql<{ date: string }>(
    'SELECT date::text FROM daily_challenge_sequences ORDER BY "gameNumber"',
  );
  expect(dates).toHaveLength(177);
  expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).sort());
  for (const other of others) await other.close();
  await database.drop();
});

test('a clock that jumps ahead and back changes no existing letters', async () => {
  const before = await rows();
  app.clock.moveTo('2027-06-01T12:00:00Z');
  await startDaily(app, aPlayer());
  const ahead = await rows();
  expect(ahead.slice(0, before.length)).toEqual(before);
  expect(ahead.at(-1)?.date).toBe('2027-06-05');

  app.clock.moveTo('2026-11-20T12:00:00Z');
  expect(await startDaily(app, aPlayer())).toMatch(/^1PV3-G324-/);
  await app.jobs.runHere('prepare-dailies');
  const early = { env: { LAUNCH_DATE: '2026-01-01' }, databaseUrl: app.databaseUrl };
  const other = await startApp({ ...early, now: '2025-03-01T12:00:00Z' });
  const { status, body } = await other.call(CALLS.createDaily, { player: aPlayer(), body: {} });
  expect([status, body.code]).toEqual([404, 'NO_DAILY_THAT_DAY']);
  await other.close();
  expect(await rows()).toEqual(ahead);
});

test('the nightly job draws letters for the next days', async () => {
  app.clock.moveTo('2026-11-21T03:15:00Z');
  const nightly = async () => {
    const jobs = await app.jobs.overview();
    return jobs.find(({ name }) => name === 'prepare-dailies');
  };
  expect(await nightly()).toMatchObject({ lastStartedAt: null, failures: 0 });
  expect((await nightly())?.nextRunAt?.toISOString()).toBe('2026-11-22T03:15:00.000Z');
  app.clock.moveTo('2026-11-21T12:00:00Z');
  await app.jobs.runHere('prepare-dailies');
  expect((await nightly())?.lastSucceededAt).not.toBeNull();
  expect((await rows()).at(-1)?.date).toBe('2026-11-25');
});

test('a changed launch date prevents the start, with one line', async () => {
  await expect(
    startApp({ env: { LAUNCH_DATE: '2026-02-01' }, databaseUrl: app.databaseUrl }),
  ).rejects.toThrow('LAUNCH_DATE: is 2026-02-01, but game #1 of this database was on 2026-01-01');
});

test('of servers that start at once on an empty database with two launch dates, those with one of them fail', async () => {
  const database = await createTestDatabase({ isNew: true });
  const starts = ['2026-01-01', '2026-02-01', '2026-01-01', '2026-02-01'].map((LAUNCH_DATE) =>
    startApp({ env: { LAUNCH_DATE }, databaseUrl: database.url }),
  );
  const results = await Promise.allSettled(starts);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  for (const result of results) if (result.status === 'fulfilled') await result.value.close();
  await database.drop();
});
