import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@tessera/contracts/calls';
import { Redis } from 'ioredis';
import { Clock } from '../../src/platform/clock/clock.js';
import {
  MemoryPresenceStore,
  type PresenceStore,
  RedisPresenceStore,
} from '../../src/presence/presence-store.js';
import { aPlayer, startApp } from '../support/app.js';
import { emptyRedis } from '../support/redis.js';

/** Long enough that nothing expires between two requests, even on a busy machine. */
const TIME_TO_LIVE_MS = 2000;

let redis: Redis;
let time = 0;
beforeAll(async () => {
  redis = new Redis(await emptyRedis(), { enableOfflineQueue: true });
});
afterAll(() => redis.quit());

class MovableClock extends Clock {
  override now(): number {
    return time;
  }
}
const inMemory = () => new MemoryPresenceStore(new MovableClock(), TIME_TO_LIVE_MS);

/** Redis uses its own clock, which tests can't change, so they have to wait. */
const KINDS: [name: string, open: () => PresenceStore, pass: (ms: number) => unknown][] = [
  ['in process', inMemory, (ms) => (time += ms)],
  ['in Redis', () => new RedisPresenceStore(redis, TIME_TO_LIVE_MS, inMemory()), sleep],
];

describe.each(KINDS)('presence %s', (_, open, pass) => {
  test('a player is present from the first signal until going away', async () => {
    const store = open();
    const [player, stranger] = [randomUUID(), randomUUID()];
    expect(await store.mark(player, true)).toBe(false);
    expect(await store.mark(player, true)).toBe(true);
    expect(await store.isActive([stranger, player, player])).toEqual([false, true, true]);
    expect(await store.mark(player, false)).toBe(true);
    expect(await store.mark(player, false)).toBe(false);
    expect(await store.isActive([player])).toEqual([false]);
    expect(await store.isActive([])).toEqual([]);
  });

  test('a player without signals goes away, and each signal extends the time', async () => {
    const store = open();
    const player = randomUUID();
    await store.mark(player, true);
    await pass(TIME_TO_LIVE_MS / 2);
    await store.mark(player, true);
    expect(await store.claimSilence([player])).toEqual([false]);
    expect(await store.isActive([player])).toEqual([true]);
    await pass(TIME_TO_LIVE_MS + 100);
    expect(await store.isActive([player])).toEqual([false]);
    expect(await store.claimSilence([player])).toEqual([true]);
    expect(await store.mark(player, true)).toBe(false);
  });
});

test('in process, the players seen longest ago are dropped when there are too many or they expire', async () => {
  const store = new MemoryPresenceStore(new MovableClock(), TIME_TO_LIVE_MS, 3);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'] as const;
  for (const player of [a, b, c, a, d]) await store.mark(player, true);
  expect(await store.isActive([a, b, c, d])).toEqual([true, false, true, true]);
  time += TIME_TO_LIVE_MS;
  await store.mark(b, true);
  expect(store.size).toBe(1);
});

describe('several instances', () => {
  const pair = () => [0, 1].map(() => new RedisPresenceStore(redis, TIME_TO_LIVE_MS, inMemory()));

  test('share what they know, and only one of them reports an absence', async () => {
    const [here, there] = pair() as [RedisPresenceStore, RedisPresenceStore];
    const player = randomUUID();
    await here.mark(player, true);
    expect(await there.isActive([player])).toEqual([true]);
    expect(await there.mark(player, true)).toBe(true);
    await sleep(TIME_TO_LIVE_MS + 100);
    const claims = await Promise.all([here, there].map((store) => store.claimSilence([player])));
    expect(claims.flat().sort()).toEqual([false, true]);
  });

  test("don't report an absence if the player went away on another one", async () => {
    const [here, there] = pair() as [RedisPresenceStore, RedisPresenceStore];
    const player = randomUUID();
    await here.mark(player, true);
    await there.mark(player, false);
    await sleep(TIME_TO_LIVE_MS + 100);
    expect(await here.claimSilence([player])).toEqual([false]);
  });

  test('store no UUIDs in Redis', async () => {
    const [here] = pair() as [RedisPresenceStore];
    const player = randomUUID();
    await here.mark(player, true);
    expect((await redis.keys('tessera:presence:*')).length).toBeGreaterThan(0);
    expect(await redis.keys(`*${player}*`)).toEqual([]);
  });

  test('use what they have seen themselves while Redis is unavailable', async () => {
    const gone = new Redis({ lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null });
    gone.disconnect();
    const store = new RedisPresenceStore(gone, TIME_TO_LIVE_MS, inMemory());
    const player = randomUUID();
    expect(await store.mark(player, true)).toBe(false);
    expect(await store.mark(player, true)).toBe(true);
    expect(await store.isActive([player])).toEqual([true]);
    time += TIME_TO_LIVE_MS;
    expect(await store.claimSilence([player])).toEqual([true]);
  });
});

describe.each([
  ['in process', false],
  ['in Redis', true],
])('the calls, %s', (_, inRedis) => {
  test('a browser can report its player as present or away, and as present in a game', async () => {
    const app = await startApp(inRedis ? { env: { REDIS_URL: await emptyRedis() } } : {});
    const player = aPlayer();
    expect((await app.call(CALLS.presenceConfig)).body).toEqual({ success: true, enabled: true });
    const update = (status: string) => app.call(CALLS.updatePresence, { player, body: { status } });
    expect((await update('active')).body).toEqual({ success: true, status: 'active' });
    expect((await update('Available')).body).toEqual({ success: true, status: 'active' });
    expect((await update('away')).body).toEqual({ success: true, status: 'away' });
    expect((await update('asleep')).status).toBe(400);
    const { body } = await app.call(CALLS.setPresence, { player, body: { gameId: 'ABCDE', isActive: true } });
    expect(body).toEqual({ success: true, isActive: true });
    await app.close();
  });
});
