import { CALLS } from '@tessera/contracts/calls';
import { type ResponseOf, LIMITS } from '@tessera/contracts/wire';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, playDaily, POOR_GRID, startDaily } from '../support/dailies.js';
import { aDuel, playDuel } from '../support/duels.js';
import { activeGame, byRest, playRounds } from '../support/games.js';
import { aFounder, aNamed, joinGroup, leaveGroup, makeGroup } from '../support/groups.js';

// What the start page learns about its visitor from the completion check.

let app: TestApp;

beforeEach(async () => {
  app = await startApp({ now: '2026-11-20T12:00:00Z' });
  await fixLetters(app);
});
afterEach(() => app.close());

async function homeOf(
  browser: Browser,
  date = '2026-11-20',
): Promise<ResponseOf<typeof CALLS.checkCompletion>> {
  const { body } = await browser.call(CALLS.checkCompletion, { query: { date } });
  return body as ResponseOf<typeof CALLS.checkCompletion>;
}

const play = (browser: Browser, grid?: string[][]) =>
  playDaily(browser, browser.player, grid === undefined ? {} : { grid });

describe("the player's groups", () => {
  test('say how many members have played, and who leads', async () => {
    const { founder, name, group } = await aFounder(app);
    const [friend, other] = [await aNamed(app), await aNamed(app)];
    await joinGroup(friend, group);
    await joinGroup(other, group);
    const counts = { id: group.id, name: group.name, memberCount: 3 };
    expect((await homeOf(founder)).groups).toEqual([{ ...counts, playedCount: 0, lead: null }]);
    await play(friend, POOR_GRID);
    await play(founder);
    const lead = { score: 29, members: 1, playerName: name };
    expect((await homeOf(founder)).groups).toEqual([
      { ...counts, playedCount: 2, lead: { ...lead, isOwn: true } },
    ]);
    expect((await homeOf(other)).groups).toEqual([
      { ...counts, playedCount: 2, lead: { ...lead, isOwn: false } },
    ]);
    expect((await homeOf(founder, '2026-11-19')).groups).toEqual([{ ...counts, playedCount: 0, lead: null }]);
  });

  test('are each listed once in every tab, however many open at once', async () => {
    const { founder, group } = await aFounder(app);
    const all = await Promise.all(Array.from({ length: 20 }, () => homeOf(founder)));
    for (const { groups } of all) expect(groups.map(({ id }) => id)).toEqual([group.id]);
  });

  test('name the first of those who share the lead, and say if the player is one of them', async () => {
    const { founder, name, group } = await aFounder(app);
    const friend = await aNamed(app);
    await joinGroup(friend, group);
    await play(founder);
    app.clock.moveTo('2026-11-20T13:00:00Z');
    await play(friend);
    const [shown] = (await homeOf(friend)).groups;
    expect(shown?.lead).toEqual({ score: 29, members: 2, isOwn: true, playerName: name });
  });

  test('are those that the player joined last, and nobody else sees them', async () => {
    const { founder, group } = await aFounder(app);
    const friend = await aNamed(app);
    await joinGroup(friend, group);
    const later = [];
    for (let made = 0; made < LIMITS.HOME_MAX_GROUPS; made += 1) {
      app.clock.moveTo(`2026-11-20T13:0${made}:00Z`);
      later.unshift(await makeGroup(founder));
    }
    expect((await homeOf(founder)).groups.map(({ id }) => id)).toEqual(later.map(({ id }) => id));
    expect((await homeOf(friend)).groups.map(({ id }) => id)).toEqual([group.id]);
    await leaveGroup(friend, group);
    expect((await homeOf(friend)).groups).toEqual([]);
    const { status } = await app.call(CALLS.checkCompletion, {
      player: founder.player,
      query: { date: '2026-11-20' },
    });
    expect(status).toBe(403);
  });
});

describe('a first finished game', () => {
  test.each([
    ['of the daily', async (player: string) => void (await playDaily(app, player))],
    [
      'against the bot',
      async (player: string) => void (await playDuel(app, player, await aDuel(app, player))),
    ],
    [
      'against a friend',
      async (player: string) => {
        const friend = aPlayer();
        const gameId = await activeGame(app, player, friend);
        await playRounds({ 1: byRest(app, player), 2: byRest(app, friend) }, gameId);
      },
    ],
  ])('%s is known on every device', async (_, finish) => {
    const browser = new Browser(app);
    await startDaily(app, browser.player);
    expect((await homeOf(browser)).hasFinished).toBe(false);
    await finish(browser.player);
    expect((await homeOf(browser)).hasFinished).toBe(true);
  });
});

test('the duels in progress are listed, also on the next day, until they end', async () => {
  const browser = new Browser(app);
  const gameId = await aDuel(app, browser.player, 'gentle');
  await playDuel(app, browser.player, gameId, 1, 4);
  for (const date of ['2026-11-20', '2026-11-21'])
    expect((await homeOf(browser, date)).duels).toMatchObject([{ gameId, level: 'gentle', currentRound: 5 }]);
  expect((await homeOf(new Browser(app))).duels).toEqual([]);
  await playDuel(app, browser.player, gameId, 5);
  expect((await homeOf(browser)).duels).toEqual([]);
});

test('the spread of scores and the lengths of the lines come with a completed daily', async () => {
  const browser = new Browser(app);
  for (let others = 1; others < LIMITS.SPREAD_MIN_GAMES; others += 1) await playDaily(app, aPlayer());
  await startDaily(app, browser.player);
  expect((await homeOf(browser)).spread).toBeNull();
  await play(browser, POOR_GRID);
  const { spread, recent, completion } = await homeOf(browser);
  expect(spread).toMatchObject({ games: LIMITS.SPREAD_MIN_GAMES });
  expect(spread?.scores?.[29]).toBe(LIMITS.SPREAD_MIN_GAMES - 1);
  expect(recent[0]?.lines.reduce((sum, length) => sum + length, 0)).toBe(completion?.finalScore);
});
