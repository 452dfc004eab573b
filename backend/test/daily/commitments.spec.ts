import { createHash } from 'node:crypto';
import { CALLS } from '@tessera/contracts/calls';
import { type Call, LIMITS, pathOf, PLAYER_HEADER, RATE_LIMITS } from '@tessera/contracts/wire';
import { SequencesRepository } from '../../src/sequences/sequences.repository.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { startDaily } from '../support/dailies.js';
import { takeName } from '../support/groups.js';
import { Browser } from '../support/browser.js';

let app: TestApp & { databaseUrl: string };
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

interface Commitment {
  date: string;
  gameNumber: number;
  commitment: string;
  publishedAt: string;
  letters: string | null;
  salt: string | null;
}

const commitments = async (from: string, to: string): Promise<Commitment[]> =>
  (await app.call(CALLS.dailyCommitments, { query: { from, to } })).body.commitments as Commitment[];

test('every date has a commitment, even in the future, and reveals letters and salt once it is over everywhere', async () => {
  const all = await commitments('2026-11-17', '2026-12-31');
  expect(all.map(({ date, letters, salt }) => [date, letters !== null, salt !== null])).toEqual([
    ['2026-11-17', true, true],
    ['2026-11-18', true, true],
    ['2026-11-19', true, true],
    ['2026-11-20', false, false],
    ['2026-11-21', false, false],
    ['2026-11-22', false, false],
    ['2026-11-23', false, false],
    ['2026-11-24', false, false],
  ]);
  expect(all[0]).toMatchObject({ gameNumber: 686, publishedAt: '2026-11-20T12:00:00.000Z' });
});

test("a date's letters stay hidden until the last minute in the last time zone, and then match the commitment", async () => {
  const [before] = await commitments('2026-11-20', '2026-11-20');
  app.clock.moveTo('2026-11-21T11:59:59.999Z');
  expect(await commitments('2026-11-20', '2026-11-20')).toEqual([before]);
  app.clock.moveTo('2026-11-21T12:00:00Z');
  const [after] = await commitments('2026-11-20', '2026-11-20');
  const { date, letters, salt, commitment } = after!;
  expect(commitment).toBe(before?.commitment);
  expect(createHash('sha256').update(`${date}:${letters}:${salt}`).digest('hex')).toBe(commitment);
});

test.each([
  ['from', {}],
  ['to', { from: '2026-11-20' }],
  ['from', { from: 'yesterday', to: '2026-11-20' }],
  ['to', { from: '2026-11-20', to: '2026-02-30' }],
  ['from', { from: '2026-11-21', to: '2026-11-20' }],
  ['to', { from: '2025-01-01', to: '2026-02-05' }],
])('a range with a wrong %s is rejected, naming the field: %p', async (field, query) => {
  const { status, body } = await app.call(CALLS.dailyCommitments, { query });
  expect([status, body.code, body.field]).toEqual([400, 'BAD_INPUT', field]);
});

test('the longest range is allowed, and one before the launch is empty', async () => {
  expect(await commitments('2025-01-01', '2026-02-04')).toHaveLength(LIMITS.COMMITMENTS_MAX_DAYS);
  expect(await commitments('2024-01-01', '2024-12-31')).toEqual([]);
});

test('dates that are over everywhere are read from the database only once', async () => {
  const reading = jest.spyOn(SequencesRepository.prototype, 'between');
  const ranges = () => reading.mock.calls.splice(0).map((range) => range.join(' to '));
  try {
    const past = await commitments('2025-12-01', '2026-11-19');
    expect(ranges()).toEqual(['2025-12-01 to 2026-11-19']);
    expect(await commitments('2025-12-01', '2026-11-19')).toEqual(past);
    expect(await commitments('2026-06-01', '2026-06-30')).toEqual(past.slice(182, 212));
    expect(await commitments('2024-12-01', '2024-12-31')).toEqual([]);
    expect(ranges()).toEqual([]);
    expect((await commitments('2026-11-22', '2026-11-23')).map(({ date }) => date)).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(ranges()).toEqual(['2026-11-22 to 2026-11-23']);
    // Only the uncached rest is read, and it is cached once it is over.
    const before = await commitments('2025-12-01', '2026-11-24');
    expect(before.slice(0, past.length)).toEqual(past);
    expect(ranges()).toEqual(['2026-11-20 to 2026-11-24']);
    app.clock.moveTo('2026-11-21T12:00:00Z');
    const after = await commitments('2025-12-01', '2026-11-24');
    await commitments('2025-12-01', '2026-11-20');
    expect(ranges()).toEqual(['2025-12-01 to 2026-11-24']);
    expect(after.map(({ date }) => date)).toEqual(before.map(({ date }) => date));
    expect([before[past.length]?.letters, after[past.length]?.letters]).toEqual([
      null,
      expect.stringMatching(/^[A-Z]{8}$/),
    ]);
  } finally {
    reading.mockRestore();
  }
});

test('clients that send too many requests are told when to try again', async () => {
  const limited = await startApp({ env: { LIMITS: '1' }, databaseUrl: app.databaseUrl });
  const query = { from: '2026-11-16', to: '2026-11-16' };
  for (let i = 0; i < RATE_LIMITS.readCommitments.perAddress; i++) {
    expect((await limited.call(CALLS.dailyCommitments, { query })).status).toBe(200);
  }
  expect((await limited.call(CALLS.dailyCommitments, { query })).status).toBe(429);
  await limited.close();
});

interface Secret {
  date: string;
  letters: string;
  salt: string;
  witness: string;
}

const secrets = () =>
  app.sql<Secret>(`SELECT date::text, salt, witness,
    letter1 || letter2 || letter3 || letter4 || letter5 || letter6 || letter7 || letter8 AS letters
    FROM daily_challenge_sequences WHERE date BETWEEN '2026-11-20' AND '2026-11-24' ORDER BY date`);

/** The responses of all reading calls, with and without a player, for every date that matters. */
async function everythingRead(player: string, gameId: string): Promise<string> {
  const texts: string[] = [];
  const calls = (Object.values(CALLS) as Call[]).filter(
    (call) => call.method === 'GET' && call !== CALLS.eventStream,
  );
  for (const { path } of calls) {
    for (const day of ['20', '21', '22', '24']) {
      const date = `2026-11-${day}`;
      const params = {
        date: `${day}/11/2026`,
        gameId,
        playerUUID: player,
        shareId: 'demo',
        groupId: 'x',
        userId: 'x',
        code: 'AAAAAAAAAA',
        memberId: 'x',
        personId: player,
        playerId: '1',
        month: '2026-11',
      };
      for (const headers of [{ [PLAYER_HEADER]: player }, {} as Record<string, string>]) {
        const query = { date, from: '2026-11-18', to: '2026-12-31', word: 'AT', token: 'x' };
        const { text } = await app.http().get(pathOf(path, params)).query(query).set(headers);
        texts.push(text);
      }
    }
  }
  return texts.join('\n');
}

const onlyLetters = (text: string): string => text.replace(/[^A-Z]/g, '');

test('no reading call reveals letters or salts of future dates, or the solution of a running daily', async () => {
  const browser = new Browser(app);
  await takeName(browser);
  const gameId = await startDaily(app, browser.player);
  const hidden = await secrets();
  expect(hidden).toHaveLength(5);
  const answers = await everythingRead(browser.player, gameId);

  const played = hidden[0]!;
  // The player of today's game does get its letters, which proves that the search works.
  expect(onlyLetters(answers)).toContain(played.letters);
  for (const { salt, witness } of hidden) {
    expect(answers).not.toContain(salt);
    expect(onlyLetters(answers)).not.toContain(witness);
  }
  for (const { letters } of hidden.slice(1)) expect(onlyLetters(answers)).not.toContain(letters);

  app.clock.moveTo('2026-12-01T12:00:00Z');
  const later = await everythingRead(browser.player, gameId);
  for (const { letters, salt, witness } of hidden) {
    expect(onlyLetters(later)).toContain(letters);
    expect(later).toContain(salt);
    expect(onlyLetters(later)).not.toContain(witness);
  }
});

test("a caller without a game gets none of today's letters either", async () => {
  const [played] = await secrets();
  const answers = await everythingRead(aPlayer(), '1PV3-G689-nobody');
  expect(onlyLetters(answers)).not.toContain(played?.letters);
});
