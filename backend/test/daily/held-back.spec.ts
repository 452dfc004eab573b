import type { HeldBackResult } from '@tessera/contracts/admin';
import { CALLS } from '@tessera/contracts/calls';
import { LIMITS } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { ADMIN, startGuardedApp } from '../support/callers.js';
import { computedGrid, HUMAN_MS, modestGrid, Networked, playAtOnce } from '../support/fair-play.js';
import { joinGroup, makeGroup } from '../support/groups.js';
import { namesIn } from '../support/leaderboards.js';

let app: TestApp & { databaseUrl: string };
let addresses = 0;
let address: string;
beforeAll(async () => {
  app = await startGuardedApp('2026-11-20T12:00:00Z', { env: { LIMITS: '1', TRUST_PROXY: '1' } });
});
beforeEach(() => {
  // A date and a network of its own for each test.
  app.clock.time += DAY_MS;
  addresses += 1;
  address = `203.0.113.${addresses}`;
});
afterAll(() => app.close());

const namesOf = (players: readonly Networked[]) => players.map(({ name }) => name);
const reasonsIn = (games: readonly { heldBack?: string | undefined }[]) =>
  games.map(({ heldBack }) => heldBack);
const count = <T>(values: readonly T[], value: T) => values.filter((one) => one === value).length;

/** Players who have played on enough dates, and again today. */
async function regulars(number: number): Promise<Networked[]> {
  const players = await Networked.all(app, number, '198.51.100.1');
  const today = app.clock.time;
  for (let days = LIMITS.NEW_PLAYER_DAILIES; days >= 0; days--) {
    app.clock.time = today - days * DAY_MS;
    await playAtOnce(app, players, { after: HUMAN_MS, grid: modestGrid });
  }
  return players;
}

test('computed grids sent in seconds change no leaderboard, and their senders are told why', async () => {
  app.clock.time += LIMITS.NEW_PLAYER_DAILIES * DAY_MS;
  const [regular] = await regulars(4);
  const before = await regular!.leaderboard();
  const attackers = await Networked.all(app, 22, address);
  const games = await playAtOnce(app, attackers, { after: 1800, grid: computedGrid });
  expect(games.map(({ playerScore }) => playerScore)).toEqual(games.map(() => 32));
  expect(reasonsIn(games)).toEqual(games.map(() => 'too-fast'));

  expect(await regular!.leaderboard()).toEqual(before);
  for (const sort of ['current-streak', 'best-streak', 'average-score'] as const) {
    const listed = namesIn((await regular!.leaderboard(sort)).leaderboard);
    expect(listed.filter((name) => namesOf(attackers).includes(name ?? ''))).toEqual([]);
  }
  const { own } = await attackers[0]!.leaderboard();
  expect(own).toMatchObject({ playerName: attackers[0]!.name, todayScore: 32, heldBack: 'too-fast' });
  const high = await app.call(CALLS.dailyTodayHighScore, { query: { timezone: 'UTC' } });
  expect(high.body.todaysHighScore).toBeLessThan(LIMITS.HIGH_SCORE);
  expect((await app.call(CALLS.perfectClub)).body.leaderboard).toEqual([]);
  // For the player, the game has happened: a streak and an achievement.
  const { body } = await attackers[0]!.browser.call(CALLS.playerStats, { query: { timezone: 'UTC' } });
  expect(body.stats.currentStreak).toBe(1);
});

test('with patience, one network adds a few computed grids', async () => {
  const games = await playAtOnce(app, await Networked.all(app, 22, address), {
    after: HUMAN_MS,
    grid: computedGrid,
  });
  const reasons = reasonsIn(games);
  expect(count(reasons, undefined)).toBe(LIMITS.NETWORK_HIGH_SCORES);
  expect(count(reasons, 'many-high-scores')).toBe(22 - LIMITS.NETWORK_HIGH_SCORES);
  const { leaderboard } = await (await Networked.at(app, address)).leaderboard();
  expect(leaderboard).toHaveLength(LIMITS.NETWORK_HIGH_SCORES);
});

test('a class of 30 behind one address plays within half an hour, and everyone is listed', async () => {
  const pupils = await Networked.all(app, 30, address);
  const games = await Promise.all(pupils.map((pupil) => pupil.start()));
  for (const [i, pupil] of pupils.entries()) {
    app.clock.time += 60_000;
    expect((await pupil.finish(games[i]!, modestGrid(games[i]!))).heldBack).toBeUndefined();
  }
  const { leaderboard } = await pupils[0]!.leaderboard();
  expect(namesIn(leaderboard).sort()).toEqual(namesOf(pupils).sort());
});

test('completions at once, on two instances, fill the places of a network and no more', async () => {
  const second = await startApp({
    env: { LIMITS: '1', TRUST_PROXY: '1' },
    databaseUrl: app.databaseUrl,
  });
  try {
    second.clock.time = app.clock.time + HUMAN_MS;
    const players = await Networked.all(app, LIMITS.NETWORK_NEW_PLAYERS + 6, address);
    const games = await Promise.all(players.map((player) => player.start()));
    app.clock.time += HUMAN_MS;
    const completed = await Promise.all(
      games.map((game, i) => players[i]!.finish(game, modestGrid(game), i % 2 ? second : app)),
    );
    expect(count(reasonsIn(completed), undefined)).toBe(LIMITS.NETWORK_NEW_PLAYERS);
    expect(count(reasonsIn(completed), 'many-new-players')).toBe(6);
    // Players of other networks, and those who have played on enough dates, don't need a place.
    const [neighbor] = await Networked.all(app, 1, '2001:db8::7');
    const [elsewhere] = await playAtOnce(app, [neighbor!], { after: HUMAN_MS, grid: modestGrid });
    expect(elsewhere?.heldBack).toBeUndefined();
  } finally {
    await second.close();
  }
});

test('perfect scores at once fill the places for high scores and no more', async () => {
  const players = await Networked.all(app, 9, address);
  const games = await playAtOnce(app, players, { after: HUMAN_MS, grid: computedGrid });
  expect(count(reasonsIn(games), undefined)).toBe(LIMITS.NETWORK_HIGH_SCORES);
  const [{ played } = { played: 0 }] = await app.sql<{ played: number }>(
    'SELECT played FROM network_counts WHERE date = $1',
    [new Date(app.clock.time).toISOString().slice(0, 10)],
  );
  expect(played).toBe(9);
});

test('players count after three dailies, however many new players their network has', async () => {
  app.clock.time += LIMITS.NEW_PLAYER_DAILIES * DAY_MS;
  const [player] = await regulars(1);
  app.clock.time += DAY_MS;
  const game = await player!.start();
  await app.sql(`UPDATE network_counts SET played = ${LIMITS.NETWORK_NEW_PLAYERS}`);
  app.clock.time += HUMAN_MS;
  expect((await player!.finish(game, computedGrid(game))).heldBack).toBeUndefined();
});

test('groups see everybody, with their scores', async () => {
  const founder = new Browser(app);
  await founder.register();
  const [ann, ben] = await Networked.all(app, 2, address);
  const headers = { 'x-forwarded-for': address };
  await founder.call(CALLS.setPlayerName, { headers, body: { playerName: 'Founder' } });
  const group = await makeGroup(founder);
  await joinGroup(ann!.browser, group);
  await joinGroup(ben!.browser, group);
  const games = await playAtOnce(app, [ann!, ben!], { after: 1000, grid: computedGrid });
  expect(reasonsIn(games)).toEqual(['too-fast', 'too-fast']);
  const { body } = await ann!.browser.call(CALLS.groupLeaderboard, {
    params: { groupId: group.id },
    query: { timezone: 'UTC' },
  });
  expect(body.leaderboard).toMatchObject([
    { todayScore: 32, streak: 1 },
    { todayScore: 32, streak: 1 },
    { todayScore: null },
  ]);
});

test('admins see what was held back, let it count, and hold it back again', async () => {
  const admin = new Browser(app);
  await admin.login(ADMIN);
  const list = async () =>
    (await admin.call(CALLS.adminHeldBack)).body as { results: HeldBackResult[]; hasMore: boolean };
  const [ann, ben] = await Networked.all(app, 2, address);
  await playAtOnce(app, [ann!], { after: 3000, grid: computedGrid });
  app.clock.time += 1000;
  await playAtOnce(app, [ben!], { after: 5000, grid: modestGrid });
  const { results } = await list();
  expect(results.slice(0, 2)).toMatchObject([
    { playerName: ben!.name, seconds: 5, newPlayers: 2, reason: 'too-fast', counts: false, decidedAt: null },
    { playerName: ann!.name, seconds: 3, newPlayers: 1, reason: 'too-fast', score: 32 },
  ]);
  const { gameId } = results[1]!;
  const decide = async (counts: boolean) =>
    (await admin.call(CALLS.decideHeldBack, { params: { gameId }, body: { counts } })).body as {
      result: HeldBackResult;
    };
  const listed = async () => namesIn((await ben!.leaderboard()).leaderboard);
  const inClub = async () => JSON.stringify((await app.call(CALLS.perfectClub)).body.leaderboard);

  expect(await listed()).toEqual([]);
  expect((await decide(true)).result).toMatchObject({ counts: true, decidedAt: expect.any(String) });
  expect(await listed()).toEqual([ann!.name]);
  expect(await inClub()).toContain(ann!.name);
  expect((await decide(false)).result).toMatchObject({ counts: false, reason: 'too-fast' });
  expect(await listed()).toEqual([]);
  expect(await inClub()).not.toContain(ann!.name);

  const audited = await app.sql<{ input: object }>(
    `SELECT input FROM admin_audit WHERE what LIKE 'POST /api/admin/held-back/%' ORDER BY id`,
  );
  expect(audited.map(({ input }) => input)).toEqual([
    { gameId, counts: true },
    { gameId, counts: false },
  ]);
});

test('only held-back results can be decided on', async () => {
  const admin = new Browser(app);
  await admin.login(ADMIN);
  const [ann] = await Networked.all(app, 1, address);
  const [game] = await playAtOnce(app, [ann!], { after: HUMAN_MS, grid: modestGrid });
  const input = { params: { gameId: game!.gameId }, body: { counts: true } };
  expect((await admin.call(CALLS.decideHeldBack, input)).status).toBe(404);
});

test('of equal scores, those of regular players come before those of new ones', async () => {
  app.clock.time += LIMITS.NEW_PLAYER_DAILIES * DAY_MS;
  const [regular] = await regulars(1);
  const [fresh] = await Networked.all(app, 1, address);
  // One date further: the same score for both, and a name that comes first.
  app.clock.time += DAY_MS;
  await fresh!.rename('Aa Bb');
  await playAtOnce(app, [fresh!, regular!], { after: HUMAN_MS, grid: computedGrid });
  const { leaderboard } = await regular!.leaderboard();
  expect(leaderboard.map(({ todayScore }) => todayScore)).toEqual([32, 32]);
  expect(leaderboard[0]).toMatchObject({ playerName: regular!.name });
});

test('what is stored about networks is a digest that differs every day, and is deleted', async () => {
  const players = await Networked.all(app, 2, '2001:db8:9::1');
  await playAtOnce(app, players, { after: HUMAN_MS, grid: modestGrid });
  const [neighbor] = await Networked.all(app, 1, '2001:db8:9::2');
  await playAtOnce(app, [neighbor!], { after: 0, grid: modestGrid });
  app.clock.time += DAY_MS;
  await playAtOnce(app, players, { after: HUMAN_MS, grid: modestGrid });
  const rows = await app.sql<{ network: string; newPlayers: number }>(
    'SELECT network, "newPlayers" FROM network_counts ORDER BY date DESC LIMIT 2',
  );
  expect(rows.map(({ newPlayers }) => newPlayers)).toEqual([2, 3]);
  expect(new Set(rows.map(({ network }) => network)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain('db8');
});
