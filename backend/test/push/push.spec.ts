import { CALLS } from '@tessera/contracts/calls';
import { type PushWishes, PUSH_DEFAULT_KINDS } from '@tessera/contracts/push';
import { LIMITS } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { activeGame, byRest, choose, place, playRounds, waitingGame } from '../support/games.js';
import { aNamed } from '../support/groups.js';
import { PushDevice } from '../support/push-devices.js';
import { PushService, subscribe, vapidClaims } from '../support/push-service.js';

let service: PushService;
let app: TestApp;
beforeAll(async () => {
  service = await PushService.start();
  app = await startApp({ env: { ...service.env, PUBLIC_URL: 'https://play.example' } });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const publicKey = async () => ((await app.call(CALLS.pushKey)).body as { publicKey: string }).publicKey;
const sendersOf = (one: string, two: string) => ({ 1: byRest(app, one), 2: byRest(app, two) });
const save = (player: string, device: PushDevice, wishes: Partial<PushWishes> = {}) =>
  app.call(CALLS.savePushSubscription, {
    player,
    body: { ...device.subscription, kinds: [...PUSH_DEFAULT_KINDS], reminder: null, ...wishes },
  });
/** Later notices arrive later, so once this one is here, no other is on its way. */
async function nothingElse(device: PushDevice, player: string, count: number): Promise<void> {
  const gameId = await waitingGame(app, player);
  await byRest(app, aPlayer())('join_game', { gameId });
  const heard = await service.heard(device, count + 1);
  expect(heard).toHaveLength(count + 1);
  expect(heard.at(-1)?.tag).toBe(`game-${gameId}`);
}

test('a device is told that a friend has joined, in a message that only it can read', async () => {
  const { player: ann } = await aNamed(app);
  const ben = await aNamed(app);
  const device = service.device();
  await subscribe(app, ann, device);
  const gameId = await waitingGame(app, ann);
  await byRest(app, ben.player)('join_game', { gameId });
  const { body } = await ben.call(CALLS.playerName);
  const { playerName } = body as { playerName: string };
  expect(await service.heard(device, 1)).toEqual([
    {
      title: 'Your friend joined',
      body: `${playerName} joined your game. Time to play!`,
      navigate: `https://play.example/game/${gameId}`,
      tag: `game-${gameId}`,
      lang: 'en',
      dir: 'ltr',
      silent: false,
    },
  ]);
  const [pushed] = service.pushesTo(device);
  expect(pushed?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: `game-${gameId}`,
    urgency: 'normal',
    ttl: String(24 * 60 * 60),
  });
  const claims = vapidClaims(pushed!, await publicKey());
  expect(claims).toMatchObject({ aud: service.origin, sub: 'https://play.example' });
  expect(() => new PushDevice(device.endpoint).decrypt(pushed!.body)).toThrow();
});

test('a player is notified once of each turn, and a newer notice replaces the older one by its tag', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const device = service.device();
  const gameId = await activeGame(app, ann, ben);
  await subscribe(app, ben, device);
  const senders = sendersOf(ann, ben);
  await choose(senders, gameId, 1);
  await service.heard(device, 1);
  await place(senders, gameId, 1, 1);
  await place(senders, gameId, 1, 2);
  await choose(senders, gameId, 2);
  await place(senders, gameId, 2, 1);
  const heard = await service.heard(device, 2);
  expect(heard.map(({ title, body, tag }) => [title, body, tag])).toEqual([
    ['Your move', 'Your opponent is waiting for you.', `game-${gameId}`],
    ['Your move', 'Your opponent is waiting for you.', `game-${gameId}`],
  ]);
  await nothingElse(device, ben, 2);
});

test('players who are away are notified of the end of a game and of a rematch', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const device = service.device();
  const gameId = await activeGame(app, ann, ben);
  await playRounds(sendersOf(ann, ben), gameId, 1, 15);
  await subscribe(app, ann, device, { kinds: ['game-over', 'rematch'] });
  await choose(sendersOf(ann, ben), gameId, 16);
  expect((await service.heard(device, 1))[0]).toMatchObject({ title: 'Game over', tag: `game-${gameId}` });
  const { body } = await app.call(CALLS.rematch, { player: ben, params: { gameId }, body: {} });
  const rematchId = (body as { gameId: string }).gameId;
  expect((await service.heard(device, 2))[1]).toMatchObject({ title: 'Rematch?', tag: `game-${rematchId}` });
});

test('each kind has a switch; a device that wants no news of friends is still told that it is its turn', async () => {
  const ann = aPlayer();
  const [all, moves, none] = [service.device(), service.device(), service.device()];
  await subscribe(app, ann, all);
  await subscribe(app, ann, moves, { kinds: ['your-move'] });
  await subscribe(app, ann, none, { kinds: [] });
  const gameId = await waitingGame(app, ann);
  await byRest(app, aPlayer())('join_game', { gameId });
  expect((await service.heard(all, 1))[0]?.title).toBe('Your friend joined');
  expect((await service.heard(moves, 1))[0]?.title).toBe('Your move');
  await subscribe(app, ann, none);
  await nothingElse(none, ann, 0);
});

test('players who are in the app are notified only if they turn out to have left', async () => {
  const [ann, ben, cat] = [aPlayer(), aPlayer(), aPlayer()];
  const devices = { ann: service.device(), ben: service.device() };
  await subscribe(app, ann, devices.ann);
  await subscribe(app, ben, devices.ben);
  const signal = (player: string) => app.call(CALLS.updatePresence, { player, body: { status: 'active' } });
  await Promise.all([signal(ann), signal(ben)]);
  for (const player of [ann, ben]) {
    const gameId = await waitingGame(app, player);
    await byRest(app, cat)('join_game', { gameId });
  }
  const isPostponed = async () =>
    (await app.sql('SELECT 1 FROM push_outbox WHERE attempts = 0 AND "dueAt" > "createdAt"')).length === 2;
  await eventually('both wait', isPostponed);
  app.clock.time += LIMITS.AWAY_AFTER_MS + 10_000;
  await signal(ben);
  app.clock.time += 10_000;
  await app.jobs.runNow('deliver-pushes');
  await service.heard(devices.ann, 1);
  app.clock.time += LIMITS.AWAY_AFTER_MS;
  await nothingElse(devices.ben, ben, 0);
});

test('a nudge looks like a move, and a game that is let go is over', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const device = service.device();
  await subscribe(app, ben, device);
  const gameId = await activeGame(app, ann, ben);
  await choose(sendersOf(ann, ben), gameId, 1);
  await place(sendersOf(ann, ben), gameId, 1, 1);
  await service.heard(device, 1);
  const since = app.clock.time;
  app.clock.time = since + 1.1 * DAY_MS;
  expect((await app.call(CALLS.nudge, { player: ann, params: { gameId }, body: {} })).status).toBe(200);
  await service.heard(device, 2);
  app.clock.time = since + 8 * DAY_MS;
  expect((await app.call(CALLS.letGo, { player: ann, params: { gameId }, body: {} })).status).toBe(200);
  const heard = await service.heard(device, 3);
  expect(heard.map(({ title, body, tag }) => [title, body, tag])).toEqual([
    ['Your move', 'Your opponent is waiting for you.', `game-${gameId}`],
    ['Your move', "Your opponent is hoping you'll make your move.", `game-${gameId}`],
    ['Game over', 'Your opponent let your game go.', `game-${gameId}`],
  ]);
});

test('a player who has left a game hears no more of it, not even what already waits', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const device = service.device();
  await subscribe(app, ben, device);
  const gameId = await activeGame(app, ann, ben);
  await app.call(CALLS.updatePresence, { player: ben, body: { status: 'active' } });
  await choose(sendersOf(ann, ben), gameId, 1);
  await place(sendersOf(ann, ben), gameId, 1, 1);
  const waits = 'SELECT 1 FROM push_outbox WHERE "gameId" = $1 AND "dueAt" > "createdAt"';
  await eventually('the notice waits', async () => (await app.sql(waits, [gameId])).length === 1);
  const left = await app.call(CALLS.hideGame, { player: ben, params: { gameId, playerUUID: ben } });
  expect(left.status).toBe(200);
  app.clock.time += 2 * LIMITS.AWAY_AFTER_MS;
  await app.jobs.runHere('deliver-pushes');
  await nothingElse(device, ben, 0);
  app.clock.time += 1.1 * DAY_MS;
  expect((await app.call(CALLS.nudge, { player: ann, params: { gameId }, body: {} })).status).toBe(200);
  await nothingElse(device, ben, 1);
});

test('devices that nothing has reached for long, and old notices, are deleted', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const [lost, reached] = [service.device(), service.device()];
  await subscribe(app, ann, lost, { kinds: [] });
  await subscribe(app, ben, reached);
  const rowsOf = ({ endpoint }: PushDevice) =>
    app.sql<{ topic: string | null }>(
      `SELECT topic FROM push_subscriptions LEFT JOIN push_outbox ON id = "subscriptionId" WHERE endpoint = $1`,
      [endpoint],
    );
  app.clock.time += 50 * DAY_MS;
  await nothingElse(reached, ben, 0);
  await eventually(
    'it counts as reached',
    async () =>
      (
        await app.sql('SELECT 1 FROM push_subscriptions WHERE endpoint = $1 AND "reachedAt" > "createdAt"', [
          reached.endpoint,
        ])
      ).length === 1,
  );
  app.clock.time += 41 * DAY_MS;
  await app.jobs.runNow('remove-expired');
  await eventually('it is deleted', async () => (await rowsOf(lost)).length === 0);
  await eventually('the notice is', async () => (await rowsOf(reached))[0]?.topic === null);
});

describe('a subscription', () => {
  test('is answered with what the device will be told, with a known time zone', async () => {
    const reminder = { hour: 7, timeZone: 'europe/berlin' };
    const wishes = { kinds: ['reminder', 'nudge', 'reminder'] as PushWishes['kinds'], reminder };
    expect((await save(aPlayer(), service.device(), wishes)).body).toEqual({
      success: true,
      kinds: ['reminder', 'nudge'],
      reminder: { hour: 7, timeZone: 'Europe/Berlin' },
    });
    const nowhere = { reminder: { hour: 7, timeZone: 'Atlantis' } };
    expect((await save(aPlayer(), service.device(), nowhere)).body).toMatchObject({
      reminder: { timeZone: 'UTC' },
    });
  });

  test('belongs to the player who asked last, who alone is told then', async () => {
    const [ann, ben] = [aPlayer(), aPlayer()];
    const device = service.device();
    await subscribe(app, ann, device);
    await subscribe(app, ben, device);
    const gameId = await waitingGame(app, ann);
    await byRest(app, aPlayer())('join_game', { gameId });
    await nothingElse(device, ben, 0);
  });

  test('ends when whoever knows its endpoint says so, again and again', async () => {
    const ann = aPlayer();
    const [device, other] = [service.device(), service.device()];
    await subscribe(app, ann, device);
    await subscribe(app, ann, other);
    for (const endpoint of [device.endpoint, device.endpoint, service.device().endpoint]) {
      expect((await app.call(CALLS.deletePushSubscription, { body: { endpoint } })).status).toBe(204);
    }
    await nothingElse(other, ann, 0);
    expect(service.pushesTo(device)).toEqual([]);
  });

  test('replaces the one that asked longest ago if there are too many', async () => {
    const ann = aPlayer();
    const devices = Array.from({ length: LIMITS.PLAYER_MAX_PUSH_DEVICES + 1 }, () => service.device());
    for (const device of devices) {
      app.clock.time += 1000;
      await subscribe(app, ann, device);
    }
    const kept = await app.sql<{ endpoint: string }>(
      'SELECT endpoint FROM push_subscriptions WHERE "playerUUID" = $1 ORDER BY "createdAt"',
      [ann],
    );
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(devices.slice(1).map(({ endpoint }) => endpoint));
  });

  test('needs a key for which a message can be encrypted', async () => {
    const device = service.device();
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    const { body } = await app.call(CALLS.savePushSubscription, {
      player: aPlayer(),
      body: {
        endpoint: device.endpoint,
        keys: { ...device.subscription.keys, p256dh },
        kinds: [],
        reminder: null,
      },
    });
    expect(body).toMatchObject({ code: 'BAD_INPUT', field: 'keys' });
  });
});

test('a server with PUSH=0 says that it sends none', async () => {
  const silent = await startApp({ env: { ...service.env, PUSH: '0' } });
  try {
    expect((await silent.call(CALLS.pushKey)).body).toEqual({ success: true, publicKey: null });
    const body = { ...service.device().subscription, kinds: [], reminder: null };
    const answer = await silent.call(CALLS.savePushSubscription, { player: aPlayer(), body });
    expect(answer.body).toMatchObject({ code: 'PUSH_OFF' });
  } finally {
    await silent.close();
  }
});
