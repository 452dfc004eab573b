import type { EventBus } from '../../src/platform/bus/event-bus.js';
import { RedisEventBus } from '../../src/platform/bus/redis-event-bus.js';
import { RedisJobQueue } from '../../src/platform/jobs/redis-job-queue.js';
import { RedisConnections } from '../../src/platform/redis/redis-connections.js';
import { eventually } from '../support/eventually.js';
import { startRedisCluster } from '../support/redis-cluster.mjs';
import { startRedisSentinel } from '../support/redis-sentinel.mjs';
import { expectAlive, startMatch } from './match.js';
import type { RetryingPlayer } from './retrying-player.js';
import { withSystem, type System } from './system.js';

const GAMES = 4;
const JOB = 'find-lost-notices';

/** Adds the job as another process would, and waits until one of the programs has run it. */
async function runJob({ sql }: System, { url }: { url: string }): Promise<void> {
  const startsOf = async () => {
    const { rows } = await sql.query<{ at: string }>(
      'SELECT "lastSucceededAt"::text AS at FROM job_records WHERE name = $1',
      [JOB],
    );
    return rows[0]?.at;
  };
  const before = await startsOf();
  const queue = new RedisJobQueue(new RedisConnections(url));
  try {
    await eventually('the job is added', () =>
      queue.add(JOB, undefined).then(
        () => true,
        () => false,
      ),
    );
    await eventually('the job has run', async () => (await startsOf()) !== before);
  } finally {
    await queue.close();
  }
}

/** Two instances' buses. Resolves once messages on channels of all nodes get from one to the other. */
function openBuses({ url }: { url: string }) {
  const open = (): EventBus => new RedisEventBus(new RedisConnections(url));
  const [here, there] = [open(), open()];
  const channels = Array.from({ length: 30 }, (_, i) => `game:${i}`);
  const heard = new Map<string, unknown>();
  for (const channel of channels) there.subscribe(channel, (message) => heard.set(channel, message));
  return {
    allArrive: (message: string) =>
      eventually(`"${message}" arrives on all channels`, () => {
        const missing = channels.filter((channel) => heard.get(channel) !== message);
        for (const channel of missing) here.publish(channel, message);
        return missing.length === 0;
      }),
    close: () => Promise.all([here.close(), there.close()]),
  };
}

/** Plays games while a primary is lost, and runs jobs before and after. `check` sees the servers in between. */
async function playThrough(
  servers: { url: string; stop(): Promise<void> },
  killPrimary: () => Promise<void>,
  check?: () => Promise<void>,
): Promise<void> {
  const players: RetryingPlayer[] = [];
  const buses = openBuses(servers);
  try {
    await withSystem(
      async (system) => {
        const matches = await Promise.all(Array.from({ length: GAMES }, () => startMatch(system, players)));
        await Promise.all(matches.map((match) => match.playTo(2)));
        await runJob(system, servers);
        await buses.allArrive('before');
        await check?.();

        const playing = Promise.all(matches.map((match) => match.playTo(9)));
        await killPrimary();
        await playing;
        await buses.allArrive('after');
        await Promise.all(matches.map((match) => match.finish()));
        await runJob(system, servers);
        await expectAlive(...system.instances);
      },
      // Limits that are counted, but never reached.
      { redisUrl: servers.url, env: { LIMITS: '1000' } },
    );
  } finally {
    players.forEach((player) => player.close());
    await buses.close();
    await servers.stop();
  }
}

test('games and jobs survive the loss of a node of a Redis cluster', async () => {
  const cluster = await startRedisCluster();
  const nodesWith = async (pattern: string) =>
    (await cluster.keys(pattern)).filter((keys) => keys.length > 0).length;
  await playThrough(
    cluster,
    () => cluster.killPrimaryOf('{tessera}'),
    async () => {
      // Limits and presence are spread over the nodes by their players, who are random, and the jobs are in one.
      expect(await nodesWith('tessera:*')).toBe(3);
      expect(await nodesWith('tessera:presence:*')).toBeGreaterThan(1);
      expect(await nodesWith('{tessera}:jobs:*')).toBe(1);
    },
  );
});

test('games and jobs survive the loss of the primary that Sentinel replaces', async () => {
  const servers = await startRedisSentinel();
  await playThrough(servers, () => servers.killPrimary());
});
