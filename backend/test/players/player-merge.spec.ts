import { CALLS } from '@tessera/contracts/calls';
import { addDays, plainDate, streakOn, summarizeStreaks, type PlainDate } from '@tessera/rules';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser, type Credentials } from '../support/browser.js';
import { completeDaily, fixLetters, GOOD_GRID, POOR_GRID, startDaily } from '../support/dailies.js';
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

interface Row {
  date: PlainDate;
  score: number;
  isCompleted: boolean;
  makesStreaks: boolean;
}

const dailiesOf = (player: string) =>
  app.sql<Row>(
    `SELECT to_char("dailyChallengeDate", 'YYYY-MM-DD') AS date, "playerScore" AS score,
       status = 'completed' AS "isCompleted", status = 'completed' AND counts AND NOT "skipsStreak" AS "makesStreaks"
     FROM one_player_versus_three_games WHERE "playerUUID" = $1`,
    [player],
  );

/** What the database stores about a player, and what that means on a day. */
async function standingOf(player: string, today: PlainDate) {
  const dailies = await dailiesOf(player);
  const games = await app.sql<{ gameId: string }>('SELECT "gameId" FROM games WHERE "player1UUID" = $1', [
    player,
  ]);
  const walked = summarizeStreaks(dailies.filter(({ makesStreaks }) => makesStreaks));
  return {
    completed: dailies.filter(({ isCompleted }) => isCompleted).map(({ date }) => date),
    games: games.map(({ gameId }) => gameId),
    currentStreak: streakOn(walked, today),
    bestStreak: walked.bestStreak,
  };
}

/** One account, some browsers, and what happens to them day by day. */
class World {
  private today = START;
  readonly browsers = Array.from({ length: 3 }, () => new Browser(app));
  constructor(readonly credentials: Credentials) {
    app.clock.moveTo(noonOf(START));
  }

  async make(): Promise<void> {
    await new Browser(app).register(this.credentials);
  }

  pass(days: number): void {
    this.today = addDays(this.today, days);
    app.clock.moveTo(noonOf(this.today));
  }

  async play(browser: Browser, grid: string[][] | null): Promise<void> {
    if (!(await this.isThere(browser))) return;
    const { status, body } = await browser.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
    if (status === 409) return;
    if (grid) expect((await completeDaily(browser, browser.player, body.game.gameId, grid)).status).toBe(200);
    await waitingGame(browser, browser.player);
  }

  async login(browser: Browser): Promise<void> {
    if (!(await this.isThere(browser))) return;
    const [account] = await app.sql<{ player: string }>(
      'SELECT "playerUUID" AS player FROM users WHERE email = $1',
      [this.credentials.email],
    );
    const before = await standingOf(account?.player ?? '', this.today);
    const guest = await standingOf(browser.player, this.today);
    await browser.login(this.credentials);
    expect(browser.player).toBe(account?.player);
    const now = await standingOf(browser.player, this.today);
    expect(now.completed).toEqual(expect.arrayContaining([...before.completed, ...guest.completed]));
    expect(now.games).toEqual(expect.arrayContaining([...before.games, ...guest.games]));
    expect(now.currentStreak).toBeGreaterThanOrEqual(before.currentStreak);
    expect(now.bestStreak).toBeGreaterThanOrEqual(before.bestStreak);
    const { body } = await browser.call(CALLS.playerStreaks, { query: { timezone: 'UTC' } });
    expect([body.currentStreak, body.bestStreak]).toEqual([now.currentStreak, now.bestStreak]);
  }

  /** Like the web app, a browser that was signed out by a login elsewhere starts over. */
  private async isThere(browser: Browser): Promise<boolean> {
    if ((await browser.call(CALLS.playerStats)).status === 200) return true;
    await browser.logout();
    return false;
  }
}

type Step = [kind: 'pass' | 'good' | 'poor' | 'begin' | 'login' | 'logout', which: number];

async function take(world: World, [kind, which]: Step): Promise<void> {
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
    case 'login':
      return world.login(browser);
    case 'logout':
      return browser.logout();
  }
}

test('however one plays and signs in anywhere, no game is lost and no streak gets shorter', async () => {
  const kinds = fc.constantFrom<Step[0]>(
    'pass',
    'pass',
    'good',
    'good',
    'poor',
    'begin',
    'login',
    'login',
    'logout',
  );
  const steps = fc.array(fc.tuple(kinds, fc.nat({ max: 2 })), { minLength: 4, maxLength: 24 });
  const isTime = forAWhile();
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      if (!isTime()) return;
      const world = new World({ email: `${aPlayer()}@play.example`, password: 'correct horse' });
      await world.make();
      for (const step of history) await take(world, step);
    }),
    { numRuns: 25 },
  );
});

describe('if both have a daily of the same date', () => {
  const both = async (atHome: string[][] | null, asGuest: string[][] | null) => {
    app.clock.moveTo(noonOf(START));
    const [home, guest] = [new Browser(app), new Browser(app)];
    const credentials = await home.register();
    for (const [browser, grid] of [
      [home, atHome],
      [guest, asGuest],
    ] as const) {
      const gameId = await startDaily(browser, browser.player);
      if (grid) await completeDaily(browser, browser.player, gameId, grid);
    }
    await guest.login(credentials);
    return dailiesOf(guest.player);
  };

  test('the account keeps its own completed one', async () => {
    expect(await both(POOR_GRID, GOOD_GRID)).toMatchObject([
      { isCompleted: true, score: expect.any(Number) as number },
    ]);
    const [own] = await both(POOR_GRID, GOOD_GRID);
    expect(own?.score).toBeLessThan(20);
  });

  test('a completed one replaces an unfinished one', async () => {
    const [daily] = await both(null, GOOD_GRID);
    expect([daily?.isCompleted, (daily?.score ?? 0) >= 20]).toEqual([true, true]);
  });

  test('the account keeps its own of two unfinished ones', async () => {
    expect(await both(null, null)).toMatchObject([{ isCompleted: false }]);
  });
});

test("a daily that would end the account's streak is merged, but doesn't count for it", async () => {
  app.clock.moveTo(noonOf(START));
  const [home, guest] = [new Browser(app), new Browser(app)];
  const credentials = await home.register();
  await completeDaily(home, home.player, await startDaily(home, home.player));
  app.clock.moveTo(noonOf(addDays(START, 1)));
  await completeDaily(app, guest.player, await startDaily(app, guest.player), POOR_GRID);
  await guest.login(credentials);
  const { body } = await guest.call(CALLS.playerStreaks, { query: { timezone: 'UTC' } });
  expect(body).toMatchObject({ currentStreak: 1, bestStreak: 1, playedOfLastThree: 2 });
  expect(await dailiesOf(guest.player)).toHaveLength(2);
});

test('a daily that is started during a login is in the account afterwards, or was rejected', async () => {
  app.clock.moveTo(noonOf(START));
  for (let i = 0; i < 8; i++) {
    const credentials = await new Browser(app).register(anAccount());
    const guest = new Browser(app);
    const begin = app.call(CALLS.createDaily, { player: guest.player, body: {} });
    const game = app.call(CALLS.createGame, { player: guest.player, body: { requestId: 'r' } });
    await guest.login(credentials);
    const [daily, live] = await Promise.all([begin, game]);
    for (const { status } of [daily, live]) expect([201, 403]).toContain(status);
    expect(await dailiesOf(guest.player)).toHaveLength(daily.status === 201 ? 1 : 0);
    expect((await standingOf(guest.player, START)).games).toHaveLength(live.status === 201 ? 1 : 0);
  }
});
