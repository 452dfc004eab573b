import { CALLS } from '@tessera/contracts/calls';
import { HOUR_MS } from '@tessera/rules';
import fc from 'fast-check';
import { Client } from 'pg';
import { FillPeriodScores1765400100000 } from '../../src/leaderboards/migrations/1765400100000-fill-period-scores.js';
import { removeExpired } from '../../src/platform/retention/retention.js';
import { Browser, type Credentials } from '../support/browser.js';
import { ADMIN, startGuardedApp } from '../support/callers.js';
import { completeDaily, fixLetters, GOOD_GRID, holdBack, POOR_GRID, startDaily } from '../support/dailies.js';
import { eventually } from '../support/eventually.js';
import { countLockWaits } from '../support/lock-waits.js';
import { aNamed, takeName } from '../support/groups.js';
import { countedSums, storedSums } from '../support/periods.js';

let app: Awaited<ReturnType<typeof startGuardedApp>>;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp('2026-12-31T12:00:00Z', { env: { LIMITS: '0' } });
  await fixLetters(app);
  admin = new Browser(app);
  await admin.register(ADMIN);
});
afterAll(() => app.close());

const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;

/** Something that changes what counts on leaderboards. */
const anEvent = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('play' as const), zone: fc.constantFrom(...ZONES) }),
  },
  ...(['wait', 'start', 'finish', 'name', 'rename', 'remove-name', 'hold', 'decide'] as const).map(
    (kind) => ({
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant(kind) }),
    }),
  ),
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('merge' as const, 'delete' as const) }) },
);
const aHistory = fc.array(
  fc.record({ who: fc.nat(2), good: fc.boolean(), hours: fc.integer({ min: 1, max: 40 }), event: anEvent }),
  { minLength: 12, maxLength: 30 },
);
type Step =
  typeof aHistory extends fc.Arbitrary<infer Steps> ? (Steps extends (infer One)[] ? One : never) : never;

/** Three browsers, of which one has no name at first, and what they have played. */
class World {
  readonly browsers: Browser[] = [];
  private readonly started = new Map<Browser, string | undefined>();
  private readonly finished: string[] = [];
  private account: Credentials | null = null;

  static async create(): Promise<World> {
    const world = new World();
    world.browsers.push(await aNamed(app), await aNamed(app), new Browser(app));
    return world;
  }

  async take({ who, good, hours, event }: Step): Promise<void> {
    const browser = this.browsers[who] ?? new Browser(app);
    const grid = good ? GOOD_GRID : POOR_GRID;
    const gameId = this.finished.at(-1);
    switch (event.kind) {
      case 'wait':
        app.clock.time += hours * HOUR_MS;
        return;
      case 'play':
        app.clock.time += (hours % 12) * HOUR_MS;
        return this.finish(browser, await this.start(browser, event.zone), grid);
      case 'start':
        this.started.set(browser, await this.start(browser));
        return;
      case 'finish':
        return this.finish(browser, this.started.get(browser), grid);
      case 'name':
      case 'rename':
        await takeName(browser);
        return;
      case 'remove-name':
        await app.sql(
          'UPDATE players SET name = NULL, "nameFold" = NULL, "nameLook" = NULL WHERE "playerUUID" = $1',
          [browser.player],
        );
        return;
      case 'hold':
        if (gameId !== undefined) await holdBack(app, gameId).catch(() => undefined);
        return;
      case 'decide':
        if (gameId !== undefined)
          await admin.call(CALLS.decideHeldBack, { params: { gameId }, body: { counts: good } });
        return;
      case 'merge':
        if (this.account) await browser.login(this.account);
        else this.account = await browser.register();
        return;
      case 'delete':
        if (!this.account) return;
        await browser.login(this.account);
        await browser.call(CALLS.deleteAccount, { body: { password: this.account.password } });
        this.account = null;
        this.browsers[who] = new Browser(app);
    }
  }

  /** Undefined if the player has completed the date's daily. */
  private async start(browser: Browser, userTimezone = 'UTC'): Promise<string | undefined> {
    const { body } = await browser.call(CALLS.createDaily, { body: { userTimezone } });
    return (body as { game?: { gameId: string } }).game?.gameId;
  }

  private async finish(browser: Browser, gameId: string | undefined, grid: string[][]): Promise<void> {
    if (gameId === undefined) return;
    const { status } = await completeDaily(browser, browser.player, gameId, grid);
    if (status === 200) this.finished.push(gameId);
  }
}

test('sums are those of the stored games, whatever happens to games and players', async () => {
  await fc.assert(
    fc.asyncProperty(aHistory, fc.integer({ min: 1, max: 28 }), async (steps, day) => {
      app.clock.moveTo(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`);
      const world = await World.create();
      for (const step of steps) await world.take(step);
      const stored = await storedSums(app);
      expect(stored).toEqual(await countedSums(app));
    }),
    { numRuns: 12 },
  );
  expect((await storedSums(app)).length).toBeGreaterThan(0);
});

/** Runs the migration that fills the table, on a connection of its own. */
async function fill(): Promise<void> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  const query = async (text: string, values: unknown[]) => (await client.query(text, values)).rows;
  try {
    await new FillPeriodScores1765400100000().up({ query });
  } finally {
    await client.end();
  }
}

test('a name that is removed while the migration fills the table leaves nothing behind', async () => {
  app.clock.moveTo('2026-11-05T12:00:00Z');
  const browser = await aNamed(app);
  await completeDaily(browser, browser.player, await startDaily(browser, browser.player));
  await app.sql('DELETE FROM period_scores');
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(
    'UPDATE players SET name = NULL, "nameFold" = NULL, "nameLook" = NULL WHERE "playerUUID" = $1',
    [browser.player],
  );
  const filled = fill();
  await eventually('the migration waits for the player', async () => (await countLockWaits(app)) > 0);
  await client.query('COMMIT');
  await client.end();
  await filled;
  const rows = (await storedSums(app)).filter(({ playerUUID }) => playerUUID === browser.player);
  expect(rows).toEqual([]);
});

test('the migration fills the table with the same sums', async () => {
  const months = (rows: Awaited<ReturnType<typeof countedSums>>) =>
    rows.filter(({ kind }) => kind === 'month');
  await app.sql('DELETE FROM period_scores');
  await fill();
  const filled = months(await storedSums(app));
  expect(filled.length).toBeGreaterThan(0);
  expect(filled).toEqual(months(await countedSums(app)));
  await fill();
  expect(months(await storedSums(app))).toEqual(filled);
  // Days and weeks of the distant past aren't needed, so the following tests begin without them.
  await app.sql('TRUNCATE period_scores');
  await app.sql('DELETE FROM one_player_versus_three_games');
});

test('completions of one player and a decision at the same time are all counted', async () => {
  app.clock.moveTo('2026-11-10T12:00:00Z');
  const players = await Promise.all(Array.from({ length: 6 }, () => aNamed(app)));
  const held = await Promise.all(
    players.map(async (browser) => {
      const gameId = await startDaily(browser, browser.player);
      await completeDaily(browser, browser.player, gameId);
      await holdBack(app, gameId);
      return gameId;
    }),
  );
  app.clock.moveTo('2026-11-11T12:00:00Z');
  const next = await Promise.all(players.map((browser) => startDaily(browser, browser.player)));
  await Promise.all([
    ...players.map((browser, i) => completeDaily(browser, browser.player, next[i] ?? '')),
    ...players.map((browser) => takeName(browser)),
    ...held.map((gameId) => admin.call(CALLS.decideHeldBack, { params: { gameId }, body: { counts: true } })),
  ]);
  expect(await storedSums(app)).toEqual(await countedSums(app));
});

test('sums of days and weeks that no leaderboard shows any more are deleted, those of months stay', async () => {
  app.clock.moveTo('2026-11-20T12:00:00Z');
  const browser = await aNamed(app);
  await completeDaily(browser, browser.player, await startDaily(browser, browser.player));
  const kinds = async () => {
    const rows = (await storedSums(app)).filter(({ playerUUID }) => playerUUID === browser.player);
    return rows.map(({ kind }) => kind);
  };
  const expire = async (now: string, left: string[]) => {
    app.clock.moveTo(now);
    await app.jobs.runHere(removeExpired.name);
    expect(await kinds()).toEqual(left);
  };
  await expire('2026-12-20T12:00:00Z', ['day', 'month', 'week']);
  await expire('2026-12-22T12:00:00Z', ['month', 'week']);
  await expire('2027-11-16T12:00:00Z', ['month']);
});
