import { CALLS } from '@tessera/contracts/calls';
import type { LedgerDay, LedgerMerge, RecordGame } from '@tessera/contracts/players';
import { LIMITS } from '@tessera/contracts/wire';
import { addDays, daysBetween, PERFECT_SCORE, plainDate, type PlainDate } from '@tessera/rules';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { completeDaily, fixLetters, holdBack, playDaily, POOR_GRID, startDaily } from '../support/dailies.js';
import { History } from '../support/history.js';
import { forAWhile } from '../support/in-time.js';

const TODAY = plainDate('2026-11-20');
const noonOf = (date: PlainDate) => `${date}T12:00:00Z`;
const UTC = { timezone: 'UTC' };

let app: TestApp;
let history: History;
beforeAll(async () => {
  app = await startApp({ now: noonOf(TODAY) });
  await fixLetters(app);
  history = new History(app);
});
beforeEach(() => app.clock.moveTo(noonOf(TODAY)));
afterAll(() => app.close());

type Entry = LedgerDay | LedgerMerge;
interface Played {
  date: string;
  score: number;
}

const isMerge = (entry: Entry): entry is LedgerMerge => entry.kind === 'merged';
const played = ({ date, score }: Played): Played => ({ date, score });
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const recordOf = async (browser: Browser) => (await browser.call(CALLS.playerRecord, { query: UTC })).body;

const gamesOf = async (
  browser: Browser,
  query: Record<string, string | number> = {},
): Promise<RecordGame[]> => {
  const { body } = await browser.call(CALLS.recordGames, { query });
  const games = body.games as RecordGame[];
  if (!body.hasMore) return games;
  return [...games, ...(await gamesOf(browser, { ...query, before: games.at(-1)!.date }))];
};

const ledgerOf = async (browser: Browser, before?: string): Promise<Entry[]> => {
  const { body } = await browser.call(CALLS.streakLedger, { query: before ? { ...UTC, before } : UTC });
  const entries = body.entries as Entry[];
  return body.hasMore ? [...entries, ...(await ledgerOf(browser, entries.at(-1)!.date))] : entries;
};

/** The current and the best streak that a ledger adds up to. */
function replay(ledger: readonly Entry[]): [streak: number, best: number] {
  let [streak, best] = [0, 0];
  for (const entry of ledger.filter((one) => !isMerge(one)).toReversed()) {
    streak = { began: 1, carried: streak + 1, ended: 0, kept: streak, merged: streak }[entry.kind];
    best = Math.max(best, streak);
  }
  return [streak, best];
}

/** A player with completed dailies of the past. */
async function aVeteran(dailies: readonly (Played & { late?: boolean })[]): Promise<Browser> {
  const browser = new Browser(app, await history.player(noonOf(addDays(TODAY, -400))));
  for (const { date, score, late } of dailies) {
    const at = noonOf(plainDate(date));
    await history.daily(browser.player, at, { at, score });
    if (late)
      await app.sql(
        `UPDATE one_player_versus_three_games SET counts = false WHERE "playerUUID" = $1 AND "dailyChallengeDate" = $2`,
        [browser.player, date],
      );
  }
  return browser;
}

/** The account's own completed dailies, from the export. */
async function exported(browser: Browser): Promise<Played[]> {
  const { body } = await browser.call(CALLS.exportData);
  const dailies = body.data.dailies as Record<string, unknown>[];
  return dailies
    .filter(({ status, playerUUID }) => status === 'completed' && playerUUID === browser.player)
    .map(({ dailyChallengeDate, finalScore }) => ({
      date: dailyChallengeDate as string,
      score: finalScore as number,
    }));
}

const aHistory = fc.uniqueArray(
  fc.record({
    date: fc.integer({ min: 1, max: 40 }).map((days): string => addDays(TODAY, -days)),
    score: fc.oneof(fc.constantFrom(20, 21, PERFECT_SCORE), fc.integer({ min: 0, max: PERFECT_SCORE })),
    late: fc.boolean().chain((maybe) => (maybe ? fc.boolean() : fc.constant(false))),
  }),
  { selector: ({ date }) => date, maxLength: 12 },
);

test('whatever is merged, the record agrees with the export, and the ledger with the stored streaks', async () => {
  const isTime = forAWhile();
  await fc.assert(
    fc.asyncProperty(fc.array(aHistory, { minLength: 1, maxLength: 4 }), async (histories) => {
      if (!isTime()) return;
      let browser = new Browser(app);
      const credentials = await browser.register();
      for (const dailies of histories) {
        browser = await aVeteran(dailies);
        await browser.login(credentials);
      }
      const own = await exported(browser);
      const record = await recordOf(browser);
      expect(record.games).toBe(own.length);
      expect(record.mean ?? 0).toBe(
        Math.round((10 * sum(own.map(({ score }) => score))) / Math.max(1, own.length)) / 10,
      );
      expect(record.scores).toEqual(
        Array.from(
          { length: PERFECT_SCORE + 1 },
          (_, score) => own.filter((game) => game.score === score).length,
        ),
      );
      expect([record.best ?? -1, record.perfect]).toEqual([
        Math.max(-1, ...own.map(({ score }) => score)),
        record.scores[PERFECT_SCORE],
      ]);
      expect((await gamesOf(browser)).map(played)).toEqual(own.toReversed());
      for (const { month, games } of record.months as { month: string; games: number }[]) {
        expect(await gamesOf(browser, { month })).toHaveLength(games);
      }

      const ledger = await ledgerOf(browser);
      const { body } = await browser.call(CALLS.playerStats, { query: UTC });
      const stored = [body.stats.currentStreak, body.stats.bestStreak];
      expect([replay(ledger), [record.currentStreak, record.bestStreak]]).toEqual([stored, stored]);
      expect(ledger.filter((entry) => !isMerge(entry) && entry.score !== null)).toHaveLength(own.length);
      const merges = ledger.filter(isMerge);
      expect(sum(merges.map(({ added }) => added))).toBe(own.length);
      const all = await browser.call(CALLS.exportData);
      expect(sum(merges.map(({ duplicates }) => duplicates))).toBe(all.body.data.dailies.length - own.length);
      if (merges[0]) expect([merges[0].streakAfter, merges[0].bestAfter]).toEqual(stored);
    }),
    { numRuns: 25 },
  );
});

test("a player without games has an empty record, and nobody sees another player's", async () => {
  await playDaily(app, aPlayer());
  const newcomer = new Browser(app);
  expect(await recordOf(newcomer)).toMatchObject({
    games: 0,
    mean: null,
    best: null,
    perfect: 0,
    months: [],
  });
  expect([await gamesOf(newcomer), await ledgerOf(newcomer)]).toEqual([[], []]);
});

test('a guest finds the games behind each number', async () => {
  const guest = await aVeteran([
    { date: '2026-10-31', score: 24 },
    { date: '2026-11-01', score: 32 },
    { date: '2026-11-02', score: 24 },
  ]);
  const datesOf = async (query: Record<string, string | number>) =>
    (await gamesOf(guest, query)).map(({ date }) => date);
  expect(await datesOf({ score: 24 })).toEqual(['2026-11-02', '2026-10-31']);
  expect(await datesOf({ month: '2026-11' })).toEqual(['2026-11-02', '2026-11-01']);
  expect(await datesOf({ month: '2026-11', score: 32 })).toEqual(['2026-11-01']);
  expect(await datesOf({ year: 2026, before: '2026-11-01' })).toEqual(['2026-10-31']);
  expect(await datesOf({ year: 2025 })).toEqual([]);
});

test('a long history comes in pages, which add up to all of it', async () => {
  const days = daysBetween(plainDate('2026-08-01'), TODAY);
  const dates = Array.from({ length: days }, (_, i): string => addDays(TODAY, -1 - i));
  const guest = await aVeteran(dates.map((date) => ({ date, score: 22 })));
  const { body } = await guest.call(CALLS.recordGames);
  expect([body.games.length, body.hasMore]).toEqual([LIMITS.RECORD_GAMES_PAGE, true]);
  expect((await gamesOf(guest)).map(({ date }) => date)).toEqual(dates);
  const ledger = await ledgerOf(guest);
  expect(ledger.map(({ date }) => date)).toEqual([TODAY, ...dates]);
  expect(ledger[0]).toMatchObject({ kind: 'kept', rule: 'missed', after: days });
});

test("the ledger says why a game doesn't count, and what signing in changed", async () => {
  app.clock.moveTo(noonOf(addDays(TODAY, -1)));
  const [home, guest] = [new Browser(app), new Browser(app)];
  const credentials = await home.register();
  await playDaily(home, home.player);
  app.clock.moveTo(noonOf(TODAY));
  const poor = await startDaily(app, guest.player);
  await completeDaily(app, guest.player, poor, POOR_GRID);
  await guest.login(credentials);
  const [merge, day, ...older] = await ledgerOf(guest);
  expect(merge).toMatchObject({
    kind: 'merged',
    date: TODAY,
    at: new Date(app.clock.time).toISOString(),
    added: 1,
    outside: 1,
    duplicates: 0,
    streakBefore: 1,
    streakAfter: 1,
    bestBefore: 1,
    bestAfter: 1,
  });
  expect(day).toMatchObject({
    date: TODAY,
    kind: 'kept',
    rule: 'shortens',
    before: 1,
    after: 1,
    gameId: poor,
    mergedAt: (merge as LedgerMerge).at,
  });
  expect(older).toMatchObject([{ kind: 'began', rule: 'score', mergedAt: null }]);
  expect(await gamesOf(guest)).toMatchObject([{ outside: 'shortens' }, { outside: null, mergedAt: null }]);
});

test('a login without games of its own leaves no trace', async () => {
  const credentials = await new Browser(app).register();
  const guest = new Browser(app);
  await startDaily(app, guest.player);
  await guest.login(credentials);
  expect(await ledgerOf(guest)).toEqual([]);
});

test('late and held-back games are in the record, marked as such', async () => {
  const guest = await aVeteran([{ date: '2026-11-01', score: 30, late: true }]);
  await holdBack(app, await playDaily(app, guest.player));
  expect(await gamesOf(guest)).toMatchObject([
    { date: TODAY, outside: null, heldBack: 'too-fast' },
    { date: '2026-11-01', outside: 'late', heldBack: null },
  ]);
  expect(await recordOf(guest)).toMatchObject({ games: 2, currentStreak: 1, bestStreak: 1 });
});

test('a deletion also removes when games were merged', async () => {
  const account = new Browser(app);
  const credentials = await account.register();
  const guest = await aVeteran([{ date: '2026-11-03', score: 30 }]);
  await guest.login(credentials);
  const merged = () =>
    app.sql(`SELECT "gameId" FROM one_player_versus_three_games WHERE "mergedAt" = $1`, [
      new Date(app.clock.time),
    ]);
  const before = (await merged()).length;
  await guest.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  expect((await merged()).length).toBe(before - 1);
});
