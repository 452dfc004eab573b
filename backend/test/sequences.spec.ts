import { createHash } from 'node:crypto';
import { aPlayer, startApp, type TestApp } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { startDaily } from './support/dailies.js';

let app: TestApp & { databaseUrl: string };

beforeEach(async () => {
  app = await startApp({ now: '2026-11-20T12:00:00Z', env: { LAUNCH_DATE: '2026-01-01' } });
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

test('every day from launch to three days ahead of the first zone has eight letters, in order', async () => {
  const all = await rows();
  expect(all.at(0)).toMatchObject({ date: '2026-01-01', gameNumber: 1 });
  expect(all.at(-1)).toMatchObject({ date: '2026-11-24', gameNumber: 328 });
  expect(all).toHaveLength(328);
  expect(all.every(({ letters }) => /^[A-Z]{8}$/.test(letters))).toBe(true);
  expect(new Set(all.map(({ letters }) => letters)).size).toBeGreaterThan(320);
});

test('what was published of each day proves its letters', async () => {
  for (const { date, letters, salt, commitment } of await rows()) {
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(createHash('sha256').update(`${date}:${letters}:${salt}`).digest('hex')).toBe(commitment);
  }
});

test('letters come by their frequency: E often, Q hardly ever', async () => {
  const count = new Map<string, number>();
  for (const { letters } of await rows())
    for (const letter of letters) count.set(letter, (count.get(letter) ?? 0) + 1);
  expect(count.get('E') ?? 0).toBeGreaterThan(4 * (count.get('Q') ?? 0));
});

test('another server on the same database, and the next day, change nothing that is there', async () => {
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

test('a server that slept for a week makes what is missing when it is asked', async () => {
  app.clock.moveTo('2026-12-01T12:00:00Z');
  const games = await Promise.all(Array.from({ length: 5 }, () => startDaily(app, aPlayer())));
  expect(games.every((gameId) => gameId.startsWith('1PV3-G335-'))).toBe(true);
  expect((await rows()).at(-1)?.date).toBe('2026-12-05');
});

test('a launch date that was moved stops the start with one plain line', async () => {
  await expect(
    startApp({ env: { LAUNCH_DATE: '2026-02-01' }, databaseUrl: app.databaseUrl }),
  ).rejects.toThrow('LAUNCH_DATE: is 2026-02-01, but game #1 of this database was on 2026-01-01');
});

test('of servers that start at once on an empty database with two launch dates, one kind is refused', async () => {
  const database = await createTestDatabase();
  const starts = ['2026-01-01', '2026-02-01', '2026-01-01', '2026-02-01'].map((LAUNCH_DATE) =>
    startApp({ env: { LAUNCH_DATE }, databaseUrl: database.url }),
  );
  const results = await Promise.allSettled(starts);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  for (const result of results) if (result.status === 'fulfilled') await result.value.close();
  await database.drop();
});
