import { CALLS } from '@tessera/contracts/calls';
import { addDays, plainDate, type PlainDate } from '@tessera/rules';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { completeDaily, fixLetters, GOOD_GRID, POOR_GRID, startDaily } from '../support/dailies.js';
import { devicesOf, forgetOther, linkTo } from '../support/devices.js';
import { waitingGame } from '../support/games.js';
import { forAWhile } from '../support/in-time.js';

const START = plainDate('2026-11-20');
const LAST = addDays(START, 90);
const noonOf = (date: PlainDate) => `${date}T12:00:00Z`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ now: noonOf(LAST) });
  // From here on, all dates have their letters.
  await startDaily(app, aPlayer());
  await fixLetters(app);
});
afterAll(() => app.close());

/** Everything that the player of this browser has, as the browser is told. */
async function standingOf(browser: Browser, today: PlainDate) {
  const { body: record } = await browser.call(CALLS.recordGames);
  const { games } = record as { games: { date: PlainDate; score: number }[] };
  const { body: streaks } = await browser.call(CALLS.playerStreaks, { query: { timezone: 'UTC' } });
  const params = { playerUUID: browser.player };
  const { body: active } = await browser.call(CALLS.activeGames, { params });
  return {
    today,
    dates: games.map(({ date }) => date),
    games: (active as { games: { gameId: string }[] }).games.map(({ gameId }) => gameId),
    ...(streaks as { currentStreak: number; bestStreak: number }),
  };
}

/** Three browsers without accounts, and what happens to them day by day. */
class World {
  private today = START;
  readonly browsers = Array.from({ length: 3 }, () => new Browser(app));
  constructor() {
    app.clock.moveTo(noonOf(START));
  }

  pass(days: number): void {
    this.today = addDays(this.today, days);
    app.clock.moveTo(noonOf(this.today));
  }

  async play(browser: Browser, grid: string[][] | null): Promise<void> {
    const { status, body } = await browser.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
    if (status === 409) return;
    if (grid) expect((await completeDaily(browser, browser.player, body.game.gameId, grid)).status).toBe(200);
    await waitingGame(browser, browser.player);
  }

  async link(giver: Browser, taker: Browser): Promise<void> {
    if ((await this.isOne(giver, taker)) || giver === taker) return;
    const [own, other] = [await standingOf(giver, this.today), await standingOf(taker, this.today)];
    await linkTo(giver, taker);
    const now = await standingOf(giver, this.today);
    expect(await standingOf(taker, this.today)).toEqual(now);
    expect(new Set(now.dates)).toEqual(new Set([...own.dates, ...other.dates]));
    expect(now.dates).toHaveLength(new Set(now.dates).size);
    expect(new Set(now.games)).toEqual(new Set([...own.games, ...other.games]));
    expect(now.currentStreak).toBeGreaterThanOrEqual(own.currentStreak);
    expect(now.bestStreak).toBeGreaterThanOrEqual(own.bestStreak);
  }

  /** Like the web app, a browser that was forgotten starts over. */
  async forget(browser: Browser): Promise<void> {
    if ((await devicesOf(browser)).length < 2) return;
    await forgetOther(browser);
    for (const one of this.browsers) {
      if ((await one.call(CALLS.playerStats)).status === 403) one.player = aPlayer();
    }
  }

  private async isOne(one: Browser, other: Browser): Promise<boolean> {
    const ids = async (browser: Browser) => (await devicesOf(browser)).map(({ deviceId }) => deviceId).join();
    const [own, others] = [await ids(one), await ids(other)];
    return own !== '' && own === others;
  }
}

type Step = [kind: 'pass' | 'good' | 'poor' | 'begin' | 'link' | 'forget', which: number, other: number];

async function take(world: World, [kind, which, other]: Step): Promise<void> {
  const browser = world.browsers[which] as Browser;
  switch (kind) {
    case 'pass':
      return world.pass(which + 1);
    case 'good':
      return world.play(browser, GOOD_GRID);
    case 'poor':
      return world.play(browser, POOR_GRID);
    case 'begin':
      return world.play(browser, null);
    case 'link':
      return world.link(browser, world.browsers[other] as Browser);
    case 'forget':
      return world.forget(browser);
  }
}

test('whatever the browsers have played, linking them loses no game and shortens no streak', async () => {
  const kinds = fc.constantFrom<Step[0]>(
    ...(['pass', 'pass', 'good', 'good', 'poor', 'begin', 'link', 'link', 'forget'] as const),
  );
  const steps = fc.array(fc.tuple(kinds, fc.nat({ max: 2 }), fc.nat({ max: 2 })), {
    minLength: 4,
    maxLength: 20,
  });
  const isTime = forAWhile();
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      if (!isTime()) return;
      const world = new World();
      for (const step of history) await take(world, step);
    }),
    { numRuns: Number(process.env['RUNS'] ?? 20) },
  );
});

const twoBrowsers = () => {
  app.clock.moveTo(noonOf(START));
  return [new Browser(app), new Browser(app)] as const;
};

test('of two dailies of the same date, that of the player whose code it was counts', async () => {
  const [phone, desk] = twoBrowsers();
  const dailyId = await startDaily(phone, phone.player);
  await completeDaily(phone, phone.player, dailyId, POOR_GRID);
  await completeDaily(desk, desk.player, await startDaily(desk, desk.player), GOOD_GRID);
  await linkTo(phone, desk);
  const { body } = await desk.call(CALLS.recordGames);
  expect((body as { games: { gameId: string }[] }).games).toMatchObject([{ gameId: dailyId }]);
});

test('the devices of both players are linked to the one whose code was used', async () => {
  const [phone, desk] = twoBrowsers();
  const [tablet, laptop] = [new Browser(app), new Browser(app)];
  await linkTo(phone, desk);
  await linkTo(tablet, laptop);
  await linkTo(phone, laptop);
  const ids = (await devicesOf(phone)).map(({ deviceId }) => deviceId);
  expect(ids).toHaveLength(4);
  for (const browser of [desk, tablet, laptop]) {
    expect((await devicesOf(browser)).map(({ deviceId }) => deviceId)).toEqual(ids);
  }
});

test('what is started while the browser is being linked belongs to the player afterwards', async () => {
  for (let n = 0; n < 8; n++) {
    const [phone, desk] = twoBrowsers();
    const [, started, game] = await Promise.all([
      linkTo(phone, desk),
      desk.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } }),
      desk.call(CALLS.createGame, { body: {} }),
    ]);
    for (const { status } of [started, game]) expect([200, 201, 503]).toContain(status);
    if (game.status === 201) {
      const { games } = await standingOf(phone, START);
      expect(games).toContain((game.body as { gameId: string }).gameId);
    }
    if (started.status === 201) {
      const { gameId } = (started.body as { game: { gameId: string } }).game;
      expect((await phone.call(CALLS.getDaily, { params: { gameId } })).status).toBe(200);
    }
  }
});

test('two players who use the code of each other at the same moment end up as one, or as two', async () => {
  for (let n = 0; n < 5; n++) {
    const [phone, desk] = twoBrowsers();
    const codes = await Promise.all(
      [phone, desk].map(async (browser) => {
        const { body } = await browser.call(CALLS.createDeviceCode, { body: {} });
        return (body as { code: string }).code;
      }),
    );
    const answers = await Promise.all([
      phone.call(CALLS.linkDevice, { body: { code: codes[1] } }),
      desk.call(CALLS.linkDevice, { body: { code: codes[0] } }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await devicesOf(phone)).toHaveLength(2);
    expect(await devicesOf(desk)).toHaveLength(2);
  }
});

test('a daily that both had begun can be finished on either device', async () => {
  const [phone, desk] = twoBrowsers();
  const own = await startDaily(phone, phone.player);
  const other = await startDaily(desk, desk.player);
  await linkTo(phone, desk);
  // The browser then asks for the player's game, and delivers its grid as that.
  expect((await completeDaily(desk, desk.player, other)).body.code).toBe('NOT_YOUR_GAME');
  expect(await startDaily(desk, desk.player)).toBe(own);
  expect((await completeDaily(desk, desk.player, own)).status).toBe(200);
});
