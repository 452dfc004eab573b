import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Redis } from 'ioredis';
import { type JobQueue, LocalJobQueue } from '../../src/platform/jobs/job-queue.js';
import { RedisJobQueue } from '../../src/platform/jobs/redis-job-queue.js';
import { RedisConnections } from '../../src/platform/redis/redis-connections.js';
import { eventually } from '../support/eventually.js';
import { startRedisServer, type RedisServer } from '../support/redis-server.mjs';

const EVERY_SECOND = '* * * * * *';
const retryPolicy = { attempts: 3, retryAfterMs: 20 };

let redis: RedisServer;
beforeAll(async () => {
  // These tests provoke warnings.
  Logger.overrideLogger(false);
  redis = await startRedisServer();
});
afterAll(() => redis.kill());

const overRedis = (server = redis, overdueMs?: number) =>
  new RedisJobQueue(new RedisConnections(server.url), { retryPolicy, lookEveryMs: 100, overdueMs });

async function flush(server = redis): Promise<void> {
  const client = new Redis(server.url);
  await client.flushall();
  await client.quit();
}

/**
 * Adds a job as soon as the queue is reachable, since it needs a moment to connect. Only once, because a job
 * that seems lost may just be late.
 */
async function added(queue: JobQueue, name: string, id?: string): Promise<void> {
  await eventually('the queue is reachable', () =>
    queue.waiting().then(
      () => true,
      () => false,
    ),
  );
  await queue.add(name, id);
}

/** The jobs that ran on a queue, in order. */
function working(queue: JobQueue, schedules: Parameters<JobQueue['work']>[0] = []) {
  const ran: string[] = [];
  queue.work(schedules, (name) => {
    ran.push(name);
    return Promise.resolve();
  });
  return ran;
}

const KINDS: [name: string, open: () => JobQueue][] = [
  ['in process', () => new LocalJobQueue(new SchedulerRegistry(), retryPolicy)],
  ['over Redis', () => overRedis()],
];

describe.each(KINDS)('jobs %s', (_, open) => {
  let queue: JobQueue;
  beforeEach(async () => {
    await flush();
    queue = open();
  });
  afterEach(() => queue.close());

  test('an added job runs once', async () => {
    const ran = working(queue);
    await added(queue, 'greet');
    await added(queue, 'rest');
    await eventually('both jobs have run', () => ran.length === 2);
    expect(ran).toEqual(['greet', 'rest']);
  });

  test('jobs run one after another, in order', async () => {
    const steps: string[] = [];
    queue.work([], async (name) => {
      steps.push(`${name} begins`);
      await sleep(20);
      steps.push(`${name} ends`);
    });
    for (const name of ['a', 'b', 'c']) await added(queue, name);
    await eventually('all jobs have run', () => steps.length === 6);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test("a failed job is retried according to the retry policy, and doesn't block others", async () => {
    const ran: string[] = [];
    queue.work([], (name) => {
      ran.push(name);
      return name === 'bad' ? Promise.reject(new Error('not today')) : Promise.resolve();
    });
    await added(queue, 'bad');
    await added(queue, 'good');
    await eventually('the retries are over', () => ran.filter((name) => name === 'bad').length === 3);
    await added(queue, 'last');
    await eventually('the last job has run', () => ran.includes('last'));
    expect([...ran].sort()).toEqual(['bad', 'bad', 'bad', 'good', 'last']);
  });

  test("there is only one job with the same name and ID at a time, and others aren't affected", async () => {
    const ran: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    queue.work([], async (name) => {
      ran.push(name);
      await released;
    });
    await added(queue, 'look', 'one');
    await eventually('it runs', () => ran.length === 1);
    await added(queue, 'look', 'one');
    await added(queue, 'look', 'two');
    await added(queue, 'listen', 'one');
    release();
    await eventually('the others have run', () => ran.includes('listen'));
    expect(ran).toEqual(['look', 'look', 'listen']);
    await eventually('the job can be added again', async () => {
      await queue.add('look', 'one');
      return ran.length > 3;
    });
  });

  test('a job with a schedule runs repeatedly by itself', async () => {
    const ran = working(queue, [{ name: 'tick', cron: EVERY_SECOND }]);
    await eventually('the job has run three times', () => ran.length >= 3);
    expect(new Set(ran)).toEqual(new Set(['tick']));
  });

  test('closing waits for the running job, and nothing runs afterwards', async () => {
    const steps: string[] = [];
    queue.work([{ name: 'tick', cron: EVERY_SECOND }], async (name) => {
      steps.push(name);
      await sleep(100);
      steps.push('done');
    });
    await eventually('it runs', () => steps.length === 1);
    await queue.close();
    expect(steps).toEqual(['tick', 'done']);
    await sleep(1200);
    expect(steps).toHaveLength(2);
  });
});

describe('jobs of several processes on one Redis', () => {
  let queues: RedisJobQueue[];
  beforeEach(() => flush());
  afterEach(() => Promise.all(queues.map((queue) => queue.close())));

  test('each job runs on one of two workers, even if a process without jobs adds it', async () => {
    queues = [overRedis(), overRedis(), overRedis()];
    const [one, two, web] = queues as [RedisJobQueue, RedisJobQueue, RedisJobQueue];
    const ran = [working(one), working(two)];
    const names = Array.from({ length: 40 }, (_, i) => `count-${i}`);
    for (const name of names) await added(web, name);
    await eventually('all jobs have run', () => ran.flat().length >= names.length);
    expect(ran.flat().sort()).toEqual(names.sort());
  });

  test('two workers maintain the schedules, and one removes the schedule of a job that it no longer has', async () => {
    const client = new Redis(redis.url);
    const scheduled = () => client.zrange('tessera:jobs:repeat', 0, -1);
    const [old, fresh] = (queues = [overRedis(), overRedis()]) as [RedisJobQueue, RedisJobQueue];
    working(old, [{ name: 'gone', cron: '0 5 * * *' }]);
    await eventually('the old schedule exists', async () => (await scheduled()).join() === 'gone');
    await old.close();
    working(fresh, [{ name: 'nightly', cron: '0 3 * * *' }]);
    queues.push(overRedis());
    working(queues[2] as RedisJobQueue, [{ name: 'nightly', cron: '0 3 * * *' }]);
    await eventually('only the new schedule exists', async () => (await scheduled()).join() === 'nightly');
    await client.quit();
  });

  test('a scheduled run that waits for a long job is not put off to the next time', async () => {
    const queue = overRedis(redis, 200);
    queues = [queue];
    const due = new Date(Date.now() + 2000);
    const ran: string[] = [];
    queue.work(
      [{ name: 'hourly', cron: `${due.getSeconds()} ${due.getMinutes()} * * * *` }],
      async (name) => {
        if (name === 'long') await sleep(4000);
        ran.push(name);
      },
    );
    await added(queue, 'long');
    await eventually('both have run', () => ran.length === 2);
    expect(ran).toEqual(['long', 'hourly']);
  });

  test('the schedules are restored if Redis is emptied', async () => {
    queues = [overRedis(), overRedis()];
    const ran = queues.map((queue) => working(queue, [{ name: 'tick', cron: EVERY_SECOND }]));
    await eventually('the scheduled job has run', () => ran.flat().length > 0);
    await flush();
    const before = ran.flat().length;
    await eventually('the scheduled job has run again', () => ran.flat().length > before + 1);
    await added(queues[0] as RedisJobQueue, 'greet');
    await eventually('other jobs run too', () => ran.flat().includes('greet'));
  });
});

test('the queue survives an outage of Redis: adding fails quickly, and everything works with a new, empty server', async () => {
  let server = await startRedisServer();
  const queue = overRedis(server);
  const ran = working(queue, [{ name: 'tick', cron: EVERY_SECOND }]);
  await eventually('the scheduled job has run', () => ran.length > 0);
  await server.kill();
  await expect(queue.add('greet')).rejects.toThrow();
  const before = ran.length;
  server = await startRedisServer(server.port);
  await eventually('the scheduled job has run again', () => ran.length > before);
  await queue.close();
  await server.kill();
});

test('a missing Redis blocks nobody', async () => {
  const server = await startRedisServer();
  await server.kill();
  const queue = overRedis(server);
  working(queue, [{ name: 'tick', cron: EVERY_SECOND }]);
  await expect(queue.add('greet')).rejects.toThrow();
  await queue.close();
});
