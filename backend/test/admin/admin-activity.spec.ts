import { CALLS } from '@tessera/contracts/calls';
import { LIMITS } from '@tessera/contracts/wire';
import { seededRandom } from '@tessera/solver';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { startDashboard, type Metrics } from '../support/dashboard.js';
import { activeGame, byRest, playRounds } from '../support/games.js';
import { History } from '../support/history.js';

let app: TestApp;
let metrics: () => Promise<Metrics>;
beforeEach(async () => {
  ({ app, metrics } = await startDashboard());
});
afterEach(() => app.close());

test('a session ends with a pause of half an hour, whatever was played in it', async () => {
  const past = new History(app);
  const random = seededRandom(11);
  const today = Date.parse('2026-11-20T00:00Z');
  const times = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 11 * 60 * 60) * 1000 + today).sort(
      (a, b) => a - b,
    );
  const iso = (time: number) => new Date(time).toISOString();
  const players: { id: string; actions: number[] }[] = [];
  for (let i = 0; i < 4; i++) {
    const [begun = 0, completed = 0] = times(2);
    players.push({ id: await past.player('2026-11-01T00:00Z'), actions: [begun, completed] });
    await past.daily(players[i]!.id, iso(begun), { at: iso(completed), score: 20 });
  }
  for (let game = 0; game < 6; game++) {
    const [one, two] = [players[game % 4]!, players[(game + 1) % 4]!];
    const moves = times(30).map((time, i) => {
      (i % 2 === 0 ? one : two).actions.push(time);
      const type = i === 29 && game % 2 === 0 ? 'GAME_COMPLETE' : 'LETTER_SELECTED';
      return [i % 2 === 0 ? 1 : 2, type, iso(time)] as const;
    });
    await past.game([one.id, two.id], moves);
  }
  const pause = LIMITS.SESSION_GAP_MINUTES;
  const gaps = players.flatMap(({ actions }) => {
    const sorted = actions.sort((a, b) => a - b);
    return sorted.slice(1).map((time, i) => (time - sorted[i]!) / 60_000);
  });
  const sessions = players.length + gaps.filter((gap) => gap > pause).length;
  const minutes = gaps.filter((gap) => gap <= pause).reduce((sum, gap) => sum + gap, 0);
  const { totalStats, userEngagement } = await metrics();
  expect(totalStats.activeUsersToday).toBe(players.length);
  expect(userEngagement.averageSessionDuration).toBe(Math.round((10 * minutes) / sessions) / 10);
});

test("a player who has started a daily before doesn't count as new", async () => {
  const [ann, ben] = [new Browser(app), new Browser(app)];
  const begin = (browser: Browser) => browser.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
  await begin(ann);
  app.clock.moveTo('2026-11-21T12:00:00Z');
  await begin(ann);
  await begin(ben);
  expect((await metrics()).totalStats).toMatchObject({ totalDailyGames: 3, newDailyGamePlayersToday: 1 });
});

test('a player who continues an old game counts as active today', async () => {
  const past = new History(app);
  const [ann, ben] = [await past.player('2026-09-01T08:00Z'), await past.player('2026-09-01T08:00Z')];
  await past.game(
    [ann, ben],
    [
      [2, 'GAME_JOINED', '2026-09-20T10:00Z'],
      [1, 'LETTER_SELECTED', '2026-11-20T10:00Z'],
    ],
  );
  await past.game(
    [ann, ben],
    [
      [2, 'GAME_JOINED', '2026-09-20T11:00Z'],
      [1, 'PLAYER_PLACED_LETTER', '2026-11-20T10:04Z'],
      [2, 'GAME_COMPLETE', '2026-11-20T11:00Z'],
    ],
  );
  const shown = await metrics();
  expect(shown.totalStats).toMatchObject({ activeUsersToday: 2, totalMultiplayerGames: 0 });
  // Ann's four minutes, and Ben's single move.
  expect(shown.userEngagement).toEqual({
    newUsersToday: 0,
    returningUsersToday: 2,
    averageSessionDuration: 2,
  });
});

test('a game played through the API is counted like a stored one', async () => {
  const [ann, ben] = [new Browser(app), new Browser(app)];
  const gameId = await activeGame(app, ann.player, ben.player);
  await playRounds({ 1: byRest(app, ann.player), 2: byRest(app, ben.player) }, gameId, 1, 16);
  expect(await metrics()).toMatchObject({
    totalStats: {
      totalMultiplayerGames: 1,
      totalCompletedMultiplayer: 1,
      conversionRateMultiplayer: 100,
      activeUsersToday: 2,
    },
  });
});
