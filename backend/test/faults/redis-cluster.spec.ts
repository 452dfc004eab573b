import type { EventBus } from '../../src/platform/bus/event-bus.js';
import { RedisEventBus } from '../../src/platform/bus/redis-event-bus.js';
import { RedisJobQueue } from '../../src/platform/jobs/redis-job-queue.js';
import { RedisConnections } from '../../src/platform/redis/redis-connections.js';
import { eventually } from '../support/eventually.js';
import { startRedisCluster, type RedisCluster } from '../support/redis-cluster.mjs';
import { expectAlive, startMatch } from './match.js';
import type { RetryingPlayer } from './retrying-player.js';
import { withSystem, type System } from './system.js';

const GAMES = 10;
const JOB = 'find-lost-notices';

/** Adds the job as another process would, and waits until one of the programs has run it. */
async function runJob({ sql }: System, { url }: RedisCluster): Promise<void> {
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

const nodesWith = async (cluster: RedisCluster, pattern: string) =>
  (await cluster.keys(pattern)).filter((keys) => keys.length > 0).length;

/** Two instances' buses. Resolves once messages on channels of all nodes get from one to the other. */
function openBuses({ url }: RedisCluster) {
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

test('games and jobs survive the loss of a node of a Redis cluster', async () => {
  const cluster = await startRedisCluster();
  const players: RetryingPlayer[] = [];
  const buses = openBuses(cluster);
  try {
    await withSystem(
      async (system) => {
        const matches = await Promise.all(Array.from({ length: GAMES }, () => startMatch(system, players)));
        await Promise.all(matches.map((match) => match.playTo(2)));
        await runJob(system, cluster);
        await buses.allArrive('before');
        // Limits and presence are counted in all nodes, and the jobs in one.
        expect(await nodesWith(cluster, 'tessera:limit:*')).toBe(3);
        expect(await nodesWith(cluster, 'tessera:presence:*')).toBe(3);
        expect(await nodesWith(cluster, '{tessera}:jobs:*')).toBe(1);

        const playing = Promise.all(matches.map((match) => match.playTo(9)));
        await cluster.killPrimaryOf('{tessera}');
        await playing;
        await buses.allArrive('after');
        await Promise.all(matches.map((match) => match.finish()));
        await runJob(system, cluster);
        await expectAlive(...system.instances);
      },
      // Limits that are counted, but never reached.
      { redisUrl: cluster.url, env: { LIMITS: '1000' } },
    );
  } finally {
    players.forEach((player) => player.close());
    await buses.close();
    await cluster.stop();
  }
});
