import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CALLS } from '@tessera/contracts/calls';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import { HOUR_MS } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { createTestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { activeGame, byRest, choose, LETTERS, place, waitingGame } from '../support/games.js';
import { startProgram } from '../support/program.js';
import { PushService, subscribe } from '../support/push-service.js';
import { emptyRedis } from '../support/redis.js';

let service: PushService;
beforeEach(async () => {
  service = await PushService.start();
});
afterEach(() => service.close());

const hasRun = async (app: TestApp, job: string): Promise<boolean> => {
  const { lastSucceededAt } = (await app.jobs.overview()).find(({ name }) => name === job) ?? {};
  return lastSucceededAt?.getTime() === app.clock.time;
};

/** Runs a job. While the run before it ends, which has recorded its success, the queue takes no other. */
async function run(app: TestApp, job: string, others: readonly TestApp[] = []): Promise<void> {
  // Whichever process runs it records the same time.
  for (const { clock } of [app, ...others]) clock.time += 1;
  await eventually(`${job} has run`, async () => {
    await app.jobs.runNow(job);
    return hasRun(app, job);
  });
}

test('two processes that get every command and run every job tell each device once per turn', async () => {
  const env = { ...service.env, REDIS_URL: await emptyRedis() };
  const one = await startApp({ env });
  const two = await startApp({ env, databaseUrl: one.databaseUrl });
  const apps = [one, two];
  try {
    const [ann, ben] = [aPlayer(), aPlayer()];
    const devices = [service.device(), service.device()];
    const gameId = await activeGame(one, ann, ben);
    for (const device of devices) await subscribe(two, ben, device);
    const both = <T>(send: (app: TestApp) => Promise<T>) =>
      Promise.all([...apps, ...apps].map((app) => send(app)));
    const jobs = () =>
      Promise.all(
        apps.flatMap((app) => ['deliver-pushes', 'find-lost-notices'].map((job) => app.jobs.runNow(job))),
      );
    for (const round of [1, 3, 5]) {
      const told = devices.map((device) => service.pushesTo(device).length);
      await both((app) => choose({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, round));
      await jobs();
      for (const [i, device] of devices.entries()) await service.heard(device, (told[i] ?? 0) + 1);
      for (const app of apps) app.clock.time += 5 * 60_000;
      await jobs();
      await both((app) => place({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, round, 1));
      await both((app) => place({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, round, 2));
      // Ben chooses the next letter, and Ann's placement is the news for him.
      await both((app) => choose({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, round + 1));
      await both((app) => place({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, round + 1, 1));
      for (const [i, device] of devices.entries()) await service.heard(device, (told[i] ?? 0) + 2);
      await both((app) => place({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, round + 1, 2));
    }
    for (const app of apps) app.clock.time += 5 * 60_000;
    await run(one, 'find-lost-notices', [two]);
    await run(one, 'deliver-pushes', [two]);
    expect(devices.map((device) => service.pushesTo(device).length)).toEqual([6, 6]);
  } finally {
    await two.close();
    await one.close();
  }
});

test('what a process did not tell before it ended is found by a job, once', async () => {
  const silent = await startApp({ env: { PUSH: '0' } });
  const app = await startApp({ env: service.env, databaseUrl: silent.databaseUrl });
  try {
    const [ann, ben, cat] = [aPlayer(), aPlayer(), aPlayer()];
    const devices = { ann: service.device(), ben: service.device(), cat: service.device() };
    await subscribe(app, ann, devices.ann);
    await subscribe(app, ben, devices.ben);
    const joined = await waitingGame(silent, ann);
    await byRest(silent, ben)('join_game', { gameId: joined });
    const advanced = await activeGame(silent, cat, ben);
    await byRest(silent, cat)('submit_letter', { gameId: advanced, letter: 'A', round: 1 });
    app.clock.time += 2 * 60_000;
    // Whoever asks for notices later isn't told what happened before.
    await subscribe(app, ann, devices.cat);
    for (let i = 0; i < 3; i++) await run(app, 'find-lost-notices');
    expect(await service.heard(devices.ann, 1)).toMatchObject([{ tag: `game-${joined}` }]);
    expect(await service.heard(devices.ben, 1)).toMatchObject([{ tag: `game-${advanced}` }]);
    await run(app, 'find-lost-notices');
    expect(service.pushed).toHaveLength(2);
    app.clock.time += 25 * HOUR_MS;
    await run(app, 'find-lost-notices');
    expect(service.pushed).toHaveLength(2);
  } finally {
    await app.close();
    await silent.close();
  }
});

test('a notice that was under way when its process was killed is not sent again, but the next one is', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-push-'));
  const env = { DATABASE_URL: database.url, LIMITS: '0', LOG_LEVEL: 'silent', ...service.env };
  const program = startProgram(folder, env);
  let app: TestApp | undefined;
  try {
    const address = await program.address;
    const [ann, ben] = [aPlayer(), aPlayer()];
    const post = async (player: string, route: string, body: object) => {
      const headers = { [PLAYER_HEADER]: player, 'content-type': 'application/json' };
      const answer = await fetch(`${address}${route}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status).toBeLessThan(300);
      return (await answer.json()) as { gameId: string };
    };
    const device = service.device();
    const wishes = { kinds: ['friend-joined', 'your-move'], reminder: null };
    await post(ann, CALLS.savePushSubscription.path, { ...device.subscription, ...wishes });
    const { gameId } = await post(ann, CALLS.createGame.path, {});
    service.answer = () => undefined;
    await post(ben, `/api/games/${gameId}/join`, { clientId: 'c' });
    await service.heard(device, 1);
    program.kill();
    await program.ended;
    service.answer = (response) => response.writeHead(201).end();
    const now = new Date(Date.now() + 2 * 60_000).toISOString();
    app = await startApp({ env: service.env, databaseUrl: database.url, now });
    for (const job of ['find-lost-notices', 'deliver-pushes']) await run(app, job);
    await nextTurn();
    expect(service.pushesTo(device)).toHaveLength(1);
    await byRest(app, ann)('submit_letter', { gameId, letter: LETTERS[0], round: 1 });
    await byRest(app, ben)('submit_placement', { gameId, cellIndex: 0, round: 1 });
    expect(await service.heard(device, 2)).toMatchObject([
      { title: 'Your friend joined' },
      { title: 'Your move' },
    ]);
  } finally {
    program.kill();
    await program.ended;
    await app?.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('processes that start at once have the same key, which stays', async () => {
  const database = await createTestDatabase();
  const keys: unknown[] = [];
  const start = () => startApp({ env: service.env, databaseUrl: database.url });
  const keyOf = async (app: TestApp) => keys.push((await app.call(CALLS.pushKey)).body);
  try {
    const apps = await Promise.all([start(), start(), start()]);
    for (const app of apps) await keyOf(app);
    for (const app of apps) await app.close();
    const later = await start();
    await keyOf(later);
    await later.close();
    expect(keys[0]).toMatchObject({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) as string });
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
  } finally {
    await database.drop();
  }
});
