import { CALLS } from '@tessera/contracts/calls';
import type { LiveGameView } from '@tessera/contracts/live';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { completeDaily, fixLetters, startDaily } from '../support/dailies.js';
import { devicesOf, forget, forgetOther, linkTo } from '../support/devices.js';
import { PushDevice } from '../support/push-devices.js';
import { activeGame, byRest, bySocket, choose, place, playRounds } from '../support/games.js';
import { aFounder, joinGroup, takeName } from '../support/groups.js';
import { connect, dial, openStream, rejectionOf } from '../support/live.js';
import { emptyRedis } from '../support/redis.js';

let app: TestApp & { databaseUrl: string };
let other: TestApp;
beforeAll(async () => {
  const redis = await emptyRedis();
  app = await startApp({ env: { REDIS_URL: redis } });
  other = await startApp({ env: { REDIS_URL: redis }, databaseUrl: app.databaseUrl });
  await fixLetters(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** One player on two devices, which use different instances. */
async function twoDevices(): Promise<[Browser, Browser]> {
  const [phone, desk] = [new Browser(app), new Browser(other)];
  await linkTo(phone, desk);
  return [phone, desk];
}

const nameOf = async (browser: Browser): Promise<string> =>
  ((await browser.call(CALLS.playerName)).body as { playerName: string }).playerName;

test('both devices are the same player, each under its own UUID', async () => {
  const [phone, desk] = await twoDevices();
  const playerName = await takeName(desk);
  expect(await nameOf(phone)).toBe(playerName);
  const gameId = await startDaily(phone, phone.player);
  expect((await completeDaily(desk, desk.player, gameId)).status).toBe(200);
  for (const browser of [phone, desk]) {
    const { body } = await browser.call(CALLS.playerStats);
    expect(body).toMatchObject({ stats: { hasPlayed: true } });
    const { body: daily } = await browser.call(CALLS.getDaily, { params: { gameId } });
    expect(daily).toMatchObject({ game: { playerUUID: browser.player } });
  }
});

test('the daily can be completed only once on both together', async () => {
  const [phone, desk] = await twoDevices();
  await completeDaily(phone, phone.player, await startDaily(phone, phone.player));
  const { status, body } = await desk.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
  expect([status, body.code]).toEqual([409, 'DAILY_COMPLETED']);
});

test('a live game continues on either device, and each receives the moves made on the other', async () => {
  const [phone, desk] = await twoDevices();
  const opponent = aPlayer();
  const gameId = await activeGame(app, phone.player, opponent);
  const [onPhone, onDesk] = [await connect(app, phone.player), await connect(other, desk.player)];
  await onDesk.heard('STATE_SYNC');
  const own = { 1: bySocket(onDesk), 2: byRest(app, opponent) };
  await choose(own, gameId, 1);
  await onPhone.heard('LETTER_SELECTED');
  await place({ ...own, 1: bySocket(onPhone) }, gameId, 1, 1);
  await onDesk.heard('PLAYER_PLACED_LETTER', ({ change }) => change?.cellIndex === 0);
  await place(own, gameId, 1, 2);
  await onDesk.heard('ROUND_COMPLETE');
  await playRounds({ ...own, 1: byRest(desk, desk.player) }, gameId, 2);
  await onPhone.heardEnd();
  await onDesk.heardEnd();
  onPhone.close();
  onDesk.close();
});

test("no device is ever sent another one's UUID", async () => {
  const [phone, desk] = await twoDevices();
  const third = new Browser(app);
  await linkTo(desk, third);
  const opponent = aPlayer();
  const gameId = await activeGame(app, phone.player, opponent);
  const socket = await connect(other, desk.player);
  const stream = await openStream(other, desk.player);
  const refreshed = await socket.send('refresh_game', { gameId });
  await socket.send('submit_letter', { gameId, letter: 'A', round: 1 });
  await stream.heard('LETTER_SELECTED');
  await takeName(phone);
  const { group } = await aFounder(app);
  await joinGroup(desk, group);
  const dailyId = await startDaily(phone, phone.player);
  const calls = [
    await desk.call(CALLS.getGame, { params: { gameId } }),
    await desk.call(CALLS.activeGames, { params: { playerUUID: desk.player } }),
    await desk.call(CALLS.getDaily, { params: { gameId: dailyId } }),
    await desk.call(CALLS.playerStats),
    await desk.call(CALLS.playerProfile),
    await desk.call(CALLS.readLeaderboard),
    await desk.call(CALLS.listDevices),
    await desk.call(CALLS.groupMembers, { params: { groupId: group.id } }),
    await desk.call(CALLS.submitLetter, { params: { gameId }, body: { letter: 'A', round: 1 } }),
    await desk.call(CALLS.createDeviceCode, { body: {} }),
  ];
  const body: unknown = calls[0]?.body;
  const { game } = body as { game: LiveGameView };
  expect([game.player1UUID, refreshed.game?.player1UUID]).toEqual([desk.player, desk.player]);
  const sent = [...calls.map(({ text }) => text), ...socket.raw, ...stream.raw].join('\n');
  expect(sent).toContain(desk.player);
  expect(sent).not.toContain(phone.player);
  expect(sent).not.toContain(third.player);
  socket.close();
  stream.close();
});

test('a device names only itself in requests', async () => {
  const [phone, desk] = await twoDevices();
  const params = { playerUUID: phone.player };
  // Both are the same player, so whoever knew both could use either.
  expect((await desk.call(CALLS.activeGames, { params })).status).toBe(200);
  const stranger = await desk.call(CALLS.activeGames, { params: { playerUUID: aPlayer() } });
  expect([stranger.status, stranger.body.code]).toEqual([403, 'PLAYER_MISMATCH']);
});

describe('the list of devices', () => {
  test('is empty until there is a second one', async () => {
    expect(await devicesOf(new Browser(app))).toEqual([]);
  });

  test('says which is which, and when each was last used', async () => {
    const [phone, desk] = await twoDevices();
    app.clock.moveTo('2026-11-22T09:00:00Z');
    await phone.call(CALLS.playerStats);
    app.clock.moveTo('2026-11-20T12:00:00Z');
    const listed = await devicesOf(phone);
    const own = listed.find(({ isThis }) => isThis);
    const another = listed.find(({ isThis }) => !isThis);
    expect(own).toMatchObject({ linkedOn: '2026-11-20', lastSeenOn: '2026-11-22' });
    expect(another).toMatchObject({ linkedOn: '2026-11-20', lastSeenOn: '2026-11-20' });
    expect((await devicesOf(desk)).find(({ isThis }) => isThis)?.deviceId).toBe(another?.deviceId);
  });
});

describe('forgetting a device', () => {
  test('rejects its calls, and closes its sockets and streams on all instances', async () => {
    const [phone, desk] = await twoDevices();
    const [socket, stream, kept] = [
      await connect(other, desk.player),
      await openStream(app, desk.player),
      await connect(app, phone.player),
    ];
    const closed = new Promise<void>((resolve) => socket.socket.once('disconnect', () => resolve()));
    await forgetOther(phone);
    await Promise.all([closed, stream.ended]);
    const { status, body } = await desk.call(CALLS.playerStats);
    expect([status, body.code]).toEqual([403, 'DEVICE_FORGOTTEN']);
    const rejection = await rejectionOf(dial(other, { playerUUID: desk.player, clientId: 'c' }));
    expect(rejection.data?.code).toBe('DEVICE_FORGOTTEN');
    expect(kept.socket.connected).toBe(true);
    kept.close();
    expect(await devicesOf(phone)).toMatchObject([{ isThis: true }]);
  });

  test('ends its push notices, and no others', async () => {
    const [phone, desk] = await twoDevices();
    const subscribed = new PushDevice();
    for (const [browser, { subscription }] of [
      [phone, subscribed],
      [desk, new PushDevice()],
    ] as const) {
      const body = { ...subscription, kinds: [], reminder: null };
      expect((await browser.call(CALLS.savePushSubscription, { body })).status).toBe(200);
    }
    await forgetOther(phone);
    const left = await app.sql('SELECT endpoint FROM push_subscriptions WHERE "playerUUID" = $1', [
      phone.player,
    ]);
    expect(left).toEqual([{ endpoint: subscribed.endpoint }]);
  });

  test('works for the first device too', async () => {
    const [phone, desk] = await twoDevices();
    const playerName = await takeName(phone);
    await forgetOther(desk);
    expect((await phone.call(CALLS.playerStats)).body.code).toBe('DEVICE_FORGOTTEN');
    for (const call of [CALLS.register, CALLS.login]) {
      const credentials = { email: `${aPlayer()}@play.example`, password: 'correct horse' };
      expect((await phone.call(call, { body: credentials })).status).toBe(403);
    }
    expect(await nameOf(desk)).toBe(playerName);
    await linkTo(desk, new Browser(app));
  });

  test('is possible on the device itself, but not for the last one', async () => {
    const [phone, desk] = await twoDevices();
    const idOf = async (browser: Browser) =>
      (await devicesOf(browser)).find(({ isThis }) => isThis)?.deviceId ?? '';
    expect((await forget(desk, await idOf(desk))).status).toBe(200);
    const { status, body } = await forget(phone, await idOf(phone));
    expect([status, body.code]).toEqual([409, 'LAST_DEVICE']);
  });

  test("is not possible for others' devices", async () => {
    const [phone] = await twoDevices();
    const [stranger] = await twoDevices();
    const [{ deviceId } = { deviceId: '' }] = await devicesOf(phone);
    expect((await forget(stranger, deviceId)).body.code).toBe('DEVICE_NOT_FOUND');
    expect((await phone.call(CALLS.playerStats)).status).toBe(200);
  });

  test('leaves one of two devices that forget each other at the same moment', async () => {
    const [phone, desk] = await twoDevices();
    const [first, second] = await devicesOf(phone);
    const answers = await Promise.all([
      forget(phone, second?.deviceId ?? ''),
      forget(desk, first?.deviceId ?? ''),
    ]);
    const left = await app.sql('SELECT FROM devices WHERE "playerUUID" = $1 AND "forgottenAt" IS NULL', [
      phone.player,
    ]);
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('with an account', () => {
  test('a registration on one device requires a session on the other', async () => {
    const [phone, desk] = await twoDevices();
    const first = phone.player;
    const credentials = await desk.register();
    expect(desk.player).toBe(first);
    const { status, body } = await phone.call(CALLS.playerStats);
    expect([status, body.code]).toEqual([403, 'SESSION_INVALID']);
    await phone.login(credentials);
    expect((await phone.call(CALLS.playerStats)).status).toBe(200);
    expect(await devicesOf(phone)).toEqual([]);
  });

  test('a login on one device takes the games of both into the account', async () => {
    const [phone, desk] = await twoDevices();
    const own = new Browser(app);
    const credentials = await own.register();
    await completeDaily(phone, phone.player, await startDaily(phone, phone.player));
    const alias = desk.player;
    await desk.login(credentials);
    expect(desk.player).toBe(own.player);
    expect((await desk.call(CALLS.playerStats)).body).toMatchObject({ stats: { hasPlayed: true } });
    for (const player of [phone.player, alias]) {
      expect((await app.call(CALLS.playerStats, { player })).body.code).toBe('SESSION_INVALID');
      expect((await desk.call(CALLS.playerStats, { player })).status).toBe(200);
    }
    const merged = await app.sql<{ adoptedBy: string }>(
      'SELECT "adoptedBy" FROM players WHERE "playerUUID" = ANY($1)',
      [[phone.player, alias]],
    );
    expect(merged).toEqual([{ adoptedBy: own.player }, { adoptedBy: own.player }]);
  });

  test('deleting it leaves no device that could act as the former player', async () => {
    const [phone, desk] = await twoDevices();
    const alias = desk.player;
    const { password } = await desk.register();
    await desk.call(CALLS.deleteAccount, { body: { password } });
    for (const player of [phone.player, alias]) {
      const { body } = await app.call(CALLS.playerStats, { player });
      expect(body).toMatchObject({ stats: { hasPlayed: false } });
    }
    expect(await app.sql('SELECT FROM devices WHERE capability = ANY($1)', [[phone.player, alias]])).toEqual(
      [],
    );
  });
});
