// A primary and a replica with a real Sentinel, for tests that lose the primary.
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { startRedisServer } from './redis-server.mjs';
import { until } from './until.mjs';

const NAME = 'tessera-primary';
/** Short, because the tests wait for it, but a busy machine must not look like a dead one. */
const DOWN_AFTER_MS = 2000;

const clientOf = ({ port }) => {
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 100 });
  client.on('error', () => undefined);
  return client;
};

async function startSentinel(primary) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-sentinel-'));
  const file = path.join(folder, 'sentinel.conf');
  // One Sentinel is a majority of one.
  writeFileSync(
    file,
    `sentinel monitor ${NAME} 127.0.0.1 ${primary.port} 1\nsentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}\n`,
  );
  return startRedisServer(undefined, [], { sentinelFile: file });
}

export async function startRedisSentinel() {
  const primary = await startRedisServer();
  const replica = await startRedisServer(undefined, ['--replicaof', '127.0.0.1', String(primary.port)]);
  const sentinel = await startSentinel(primary);
  const [onReplica, onSentinel] = [clientOf(replica), clientOf(sentinel)];
  const knowsReplica = async () => {
    const [[...fields] = []] = await onSentinel.call('SENTINEL', 'REPLICAS', NAME);
    return fields[fields.indexOf('master-link-status') + 1] === 'ok';
  };
  await until('the Sentinel knows the replica', knowsReplica);
  return {
    url: `redis+sentinel://127.0.0.1:${sentinel.port}/${NAME}`,
    async killPrimary() {
      await primary.kill();
      await until('the replica is the primary', async () => {
        const [, port] = await onSentinel.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', NAME);
        return Number(port) === replica.port && (await onReplica.info('replication')).includes('role:master');
      });
    },
    async stop() {
      for (const client of [onReplica, onSentinel]) client.disconnect();
      await Promise.all([primary, replica, sentinel].map((server) => server.kill()));
    },
  };
}
