import { CALLS } from '@tessera/contracts/calls';
import { HOUR_MS, MINUTE_MS } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { byRest, waitingGame } from '../support/games.js';
import type { PushDevice } from '../support/push-devices.js';
import { answering, PushService, subscribe } from '../support/push-service.js';

let service: PushService;
let app: TestApp;
beforeEach(async () => {
  service = await PushService.start();
  app = await startApp({ env: service.env });
});
afterEach(async () => {
  await app.close();
  await service.close();
});

/** A player with a device, whose game somebody has joined. */
async function toldPlayer(device = service.device()): Promise<{ ann: string; device: PushDevice }> {
  const ann = aPlayer();
  await subscribe(app, ann, device);
  await join(ann);
  return { ann, device };
}

async function join(ann: string): Promise<void> {
  const gameId = await waitingGame(app, ann);
  expect(await byRest(app, aPlayer())('join_game', { gameId })).toMatchObject({ success: true });
}

const devices = () => app.sql('SELECT endpoint FROM push_subscriptions');
const waiting = () =>
  app.sql<{ dueAt: Date; attempts: number }>(
    'SELECT "dueAt", attempts FROM push_outbox WHERE "dueAt" IS NOT NULL',
  );

/** Lets time pass, and sends what is due then. A run that has begun before may not have seen this time. */
async function pass(ms: number): Promise<void> {
  app.clock.time += ms;
  await eventually('a run begins', async () => {
    await app.jobs.runNow('deliver-pushes');
    const jobs = await app.jobs.overview();
    const { lastStartedAt } = jobs.find(({ name }) => name === 'deliver-pushes') ?? {};
    return lastStartedAt?.getTime() === app.clock.time;
  });
}

/** Once a second device has been told, the first one's queue is empty. */
async function isDone(): Promise<void> {
  const other = service.device();
  const { answer } = service;
  service.answer = answering(201);
  await toldPlayer(other);
  await service.heard(other, 1);
  await eventually(
    'all are done',
    async () =>
      (
        await app.sql('SELECT 1 FROM push_subscriptions WHERE endpoint = $1 AND "reachedAt" >= "createdAt"', [
          other.endpoint,
        ])
      ).length === 1,
  );
  await app.call(CALLS.deletePushSubscription, { body: { endpoint: other.endpoint } });
  service.answer = answer;
}

test.each([429, 500, 503])(
  'after a %i, a notice is sent again, later each time, until it arrives',
  async (status) => {
    service.answer = answering(status);
    const { device } = await toldPlayer();
    await service.heard(device, 1);
    for (const [attempt, minutes] of [1, 2, 4].entries()) {
      await eventually('it waits', async () => (await waiting()).length === 1);
      expect((await waiting())[0]).toEqual({
        dueAt: new Date(app.clock.time + minutes * MINUTE_MS),
        attempts: attempt + 1,
      });
      await pass(minutes * MINUTE_MS - 1);
      await pass(1);
      await service.heard(device, attempt + 2);
    }
    await eventually('it waits', async () => (await waiting()).length === 1);
    service.answer = answering(201);
    await pass(HOUR_MS);
    const heard = await service.heard(device, 5);
    expect(new Set(heard.map(({ tag }) => tag)).size).toBe(1);
    await isDone();
    expect(service.pushesTo(device)).toHaveLength(5);
  },
);

test('a service may ask for a longer pause', async () => {
  service.answer = answering(503, { 'retry-after': '7200' });
  await service.heard((await toldPlayer()).device, 1);
  await eventually('it waits', async () => (await waiting()).length === 1);
  expect((await waiting())[0]?.dueAt).toEqual(new Date(app.clock.time + 2 * HOUR_MS));
});

test('a notice is given up after a day', async () => {
  service.answer = answering(500);
  const { device } = await toldPlayer();
  await service.heard(device, 1);
  await eventually('it waits', async () => (await waiting()).length === 1);
  await pass(23.99 * HOUR_MS);
  await service.heard(device, 2);
  await eventually('it is given up', async () => (await waiting()).length === 0);
  expect(await devices()).toHaveLength(1);
});

test("a notice that is no longer true isn't sent again", async () => {
  service.answer = answering(500);
  const { ann, device } = await toldPlayer();
  await service.heard(device, 1);
  await eventually('it waits', async () => (await waiting()).length === 1);
  const [game] = await app.sql<{ gameId: string }>('SELECT "gameId" FROM games');
  await byRest(app, ann)('submit_letter', { gameId: game?.gameId, letter: 'A', round: 1 });
  await pass(MINUTE_MS);
  await isDone();
  expect(service.pushesTo(device)).toHaveLength(1);
});

test.each([404, 410])('a %i ends the subscription', async (status) => {
  service.answer = answering(status);
  await toldPlayer();
  await eventually('it is gone', async () => (await devices()).length === 0);
});

test.each([
  ['a 413', answering(413)],
  ['a 400', answering(400)],
  ['a 403', answering(403)],
  ['a redirect to a private address', answering(307, { location: 'http://127.0.0.1:1/' })],
  [
    'a redirect to itself',
    (response) => response.writeHead(302, { location: `${service.origin}/elsewhere` }).end(),
  ],
] as const satisfies readonly [string, PushService['answer']][])(
  'after %s, a notice is neither sent again nor elsewhere, and the device stays',
  async (_, answer) => {
    service.answer = answer;
    const { device } = await toldPlayer();
    await service.heard(device, 1);
    await isDone();
    await pass(HOUR_MS);
    expect(await waiting()).toEqual([]);
    expect(await devices()).toHaveLength(1);
    expect(service.pushed.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  },
);

test('a service that is away gets the notice when it is back', async () => {
  const { port } = new URL(service.origin);
  const device = service.device();
  const ann = aPlayer();
  await subscribe(app, ann, device);
  await service.close();
  await join(ann);
  await eventually('it waits', async () => (await waiting())[0]?.attempts === 1);
  await service.open(Number(port));
  await pass(MINUTE_MS);
  await service.heard(device, 1);
});

test('a body that never ends is not read, and counts as delivered', async () => {
  let written = 0;
  let isClosed = false;
  service.answer = (response) => {
    response.writeHead(201);
    response.once('close', () => (isClosed = true));
    const pour = () => {
      if (isClosed) return;
      written += 65_536;
      response.write(Buffer.alloc(65_536), () => setImmediate(pour));
    };
    pour();
  };
  const { device } = await toldPlayer();
  await service.heard(device, 1);
  await eventually('the connection ends', () => isClosed);
  expect(written).toBeLessThan(100_000_000);
  await isDone();
  expect(await waiting()).toEqual([]);
});

test('a service that never answers changes nothing for players, jobs or other services', async () => {
  const healthy = await PushService.start();
  const both = await startApp({ env: { PUSH_SERVICES: `${service.origin},${healthy.origin}` } });
  service.answer = () => undefined;
  try {
    const [ann, ben] = [aPlayer(), aPlayer()];
    const devices = [service.device(), healthy.device()] as const;
    await subscribe(both, ann, devices[0]);
    await subscribe(both, ben, devices[1]);
    for (const player of [ann, ann, ben]) {
      const gameId = await waitingGame(both, player);
      await byRest(both, aPlayer())('join_game', { gameId });
    }
    await service.heard(devices[0], 1);
    await healthy.heard(devices[1], 1);
    expect((await both.jobs.overview()).find(({ name }) => name === 'deliver-pushes')).toMatchObject({
      failures: 0,
    });
  } finally {
    service.pushed.length = 0;
    await service.close();
    await both.close();
    await healthy.close();
    await service.open();
  }
});

test('an answer that is no HTTP counts as none, and the notice is not sent twice', async () => {
  service.answer = (response) => response.socket?.end('Hello\r\n\r\n');
  const { device } = await toldPlayer();
  await service.heard(device, 1);
  await isDone();
  await pass(HOUR_MS);
  expect(await waiting()).toEqual([]);
  expect(service.pushesTo(device)).toHaveLength(1);
});
