import { Logger } from '@nestjs/common';
import { EventBus, LocalEventBus } from '../../src/platform/bus/event-bus.js';
import { RedisEventBus } from '../../src/platform/bus/redis-event-bus.js';
import { RedisConnections } from '../../src/platform/redis/redis-connections.js';
import { eventually } from '../support/eventually.js';
import { startRedisCluster, type RedisCluster } from '../support/redis-cluster.mjs';
import { startRedisServer, type RedisServer } from '../support/redis-server.mjs';

const UUID = '0b7c2a4e-58f1-4c39-9d0e-6a1f2b3c4d5e';

let redis: RedisServer;
let cluster: RedisCluster;
beforeAll(async () => {
  // These tests provoke warnings.
  Logger.overrideLogger(false);
  [redis, cluster] = await Promise.all([startRedisServer(), startRedisCluster()]);
});
afterAll(() => Promise.all([redis.kill(), cluster.stop()]));

const KINDS: [name: string, open: () => EventBus][] = [
  ['in process', () => new LocalEventBus()],
  ['over Redis', () => new RedisEventBus(new RedisConnections(redis.url))],
  ['over a Redis cluster', () => new RedisEventBus(new RedisConnections(cluster.url))],
];

describe.each(KINDS)('the bus %s', (_, open) => {
  let bus: EventBus;
  beforeEach(() => {
    bus = open();
  });
  afterEach(() => bus.close());

  const listening = (channel: string) => {
    const heard: unknown[] = [];
    return { heard, stop: bus.subscribe(channel, (message) => heard.push(message)) };
  };

  test('all listeners on a channel get a message before publish returns, and no others', () => {
    const [one, another, elsewhere] = [listening('a'), listening('a'), listening('b')];
    bus.publish('a', 'first');
    bus.publish('a', 'second');
    expect([one.heard, another.heard, elsewhere.heard]).toEqual([
      ['first', 'second'],
      ['first', 'second'],
      [],
    ]);
  });

  test('a listener that was removed gets no messages, and removing it again affects no other', () => {
    const heard: unknown[] = [];
    const listener = (message: unknown) => heard.push(message);
    const stop = bus.subscribe('a', listener);
    const stopSecond = bus.subscribe('a', listener);
    stop();
    stop();
    bus.publish('a', 'one');
    stopSecond();
    bus.publish('a', 'two');
    expect(heard).toEqual(['one']);
  });

  test("a failing listener doesn't affect the others", () => {
    bus.subscribe('a', () => {
      throw new Error('not today');
    });
    const { heard } = listening('a');
    expect(() => bus.publish('a', 'x')).not.toThrow();
    expect(heard).toEqual(['x']);
  });

  test('a message can be empty, long, or in any script', () => {
    const { heard } = listening(`player:${UUID}`);
    const messages = ['', 'ä漢\u0000🀄', 'x'.repeat(100_000)];
    messages.forEach((message) => bus.publish(`player:${UUID}`, message));
    expect(heard).toEqual(messages);
  });

  test('listeners can be removed or added while a message is delivered', () => {
    const late: unknown[] = [];
    const stop = bus.subscribe('a', () => {
      stop();
      bus.subscribe('a', (message) => late.push(message));
    });
    bus.publish('a', 'one');
    bus.publish('a', 'two');
    expect(late).toEqual(['two']);
  });

  test('a closed bus delivers nothing and never fails', async () => {
    const { heard } = listening('a');
    await bus.close();
    bus.publish('a', 'x');
    expect(heard).toEqual([]);
  });
});

describe('two instances on one Redis', () => {
  let buses: EventBus[];
  beforeEach(() => {
    buses = [1, 2].map(() => new RedisEventBus(new RedisConnections(redis.url)));
  });
  afterEach(() => Promise.all(buses.map((bus) => bus.close())));

  const pair = () => buses as [EventBus, EventBus];

  /** Publishes until a message arrives, because both sides need a moment to connect. */
  const connected = async (channel: string) => {
    const [here, there] = pair();
    let isThrough = false;
    const stop = there.subscribe(channel, () => (isThrough = true));
    await eventually('the instances receive messages from each other', () => {
      here.publish(channel, 'hello');
      return isThrough;
    });
    stop();
  };

  test("a message reaches the other instance once and in order, but doesn't return to its sender", async () => {
    const [here, there] = pair();
    await connected('game:A');
    const heard = { here: [] as unknown[], there: [] as unknown[] };
    here.subscribe('game:A', (message) => heard.here.push(message));
    there.subscribe('game:A', (message) => heard.there.push(message));
    const last = 'end';
    await connected('another');
    const sent = [...Array.from({ length: 200 }, (_, i) => String(i)), last];
    sent.forEach((message) => here.publish('game:A', message));
    await eventually('the last one arrives', () => heard.there.at(-1) === last);
    expect(heard.there.filter((message) => message !== 'hello')).toEqual(sent);
    expect(heard.here).toEqual(sent);
  });

  test('malformed messages are skipped, and the next one is delivered', async () => {
    const [here, there] = pair();
    await connected('another');
    const admin = new RedisConnections(redis.url).connect('test', { enableOfflineQueue: true });
    const heard: unknown[] = [];
    there.subscribe('game:A', (message) => heard.push(message));
    const send = (payload: string) =>
      Promise.all<number>([
        admin.publish('tessera:bus:game:A', payload),
        admin.spublish('tessera:bus:game:A', payload) as Promise<number>,
      ]);
    await eventually('the channel is subscribed to', async () => Math.max(...(await send('{'))) > 0);
    for (const payload of ['', 'x', '\u0000', `${'i'.repeat(12)}{"a":`, `${'i'.repeat(12)}undefined`]) {
      await send(payload);
    }
    here.publish('game:A', 'well formed');
    await eventually('the next message arrives', () => heard.length > 0);
    expect(heard).toEqual(['well formed']);
    await admin.quit();
  });

  test("Redis has a channel only while there is a listener, and its name contains no player's UUID", async () => {
    const [here, there] = pair();
    await connected('another');
    const admin = new RedisConnections(redis.url).connect('test', { enableOfflineQueue: true });
    const all = async () =>
      (await Promise.all([admin.pubsub('SHARDCHANNELS'), admin.pubsub('CHANNELS')])).flat() as string[];
    // Except for the channels on which each instance receives its own probes.
    const channels = async () => (await all()).filter((name) => !name.startsWith('tessera:bus:probe:'));
    const stops = [here, there].map((bus) => bus.subscribe(`player:${UUID}`, () => undefined));
    await eventually('the channel appears', async () => (await channels()).length === 1);
    expect((await channels()).join()).not.toContain(UUID);
    expect((await channels()).join()).toMatch(/^tessera:bus:player:/);
    stops[0]?.();
    expect(await channels()).toHaveLength(1);
    stops[1]?.();
    await eventually('the channel is gone', async () => (await channels()).length === 0);
    await admin.quit();
  });
});

test("a bus survives an outage of Redis: it drops what it can't send, reconnects and reports the gap", async () => {
  let server = await startRedisServer();
  const open = () => new RedisEventBus(new RedisConnections(server.url));
  const [here, there] = [open(), open()];
  const heard: unknown[] = [];
  let gaps = 0;
  // More channels than fit into one command.
  for (let i = 0; i < 700; i++) there.subscribe(`other:${i}`, () => undefined);
  there.subscribe('a', (message) => heard.push(message));
  there.onGap(() => {
    gaps += 1;
    // By now every channel is subscribed to again.
    here.publish('a', 'after the gap');
  });
  await eventually('they receive messages from each other', () => {
    here.publish('a', 'before');
    return heard.includes('before');
  });
  gaps = 0;

  await server.kill();
  for (let i = 0; i < 20_000; i++) here.publish('a', 'lost');
  there.publish('a', 'to those here');
  expect(heard).toContain('to those here');
  server = await startRedisServer(server.port);

  await eventually('the gap is reported', () => gaps > 0);
  await eventually('they receive messages from each other again', () => {
    here.publish('a', 'again');
    return heard.includes('again');
  });
  expect(heard).not.toContain('lost');
  expect(gaps).toBe(1);
  await Promise.all([here.close(), there.close()]);
  await server.kill();
});

test('a hanging Redis blocks nobody and is detected', async () => {
  const server = await startRedisServer();
  const bus = new RedisEventBus(new RedisConnections(server.url));
  const heard: unknown[] = [];
  let gaps = 0;
  bus.subscribe('a', (message) => heard.push(message));
  bus.onGap(() => (gaps += 1));
  await eventually('it is connected', () => gaps === 1);
  server.signal('SIGSTOP');
  for (let i = 0; i < 30_000; i++) bus.publish('a', 'x');
  expect(heard).toHaveLength(30_000);
  await new Promise((resolve) => setTimeout(resolve, 4500));
  server.signal('SIGCONT');
  await eventually('the gap is reported', () => gaps === 2);
  await bus.close();
  await server.kill();
});
