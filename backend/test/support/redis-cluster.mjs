// A real Redis cluster for tests and benchmarks that lose a node of it.
import { Redis } from 'ioredis';
import { freePort } from '../../../scripts/built-app.mjs';
import { startRedisServer } from './redis-server.mjs';
import { until } from './until.mjs';

const SLOTS = 16_384;
const PRIMARIES = 3;
/** Short, because the tests wait for it, but a busy machine must not look like a dead one. */
const NODE_TIMEOUT_MS = 3000;
/** A port that was free may be taken by the time that the server listens on it. */
async function startServer(attempts = 5) {
  const busPort = await freePort();
  const options = ['--cluster-enabled', 'yes', '--cluster-node-timeout', String(NODE_TIMEOUT_MS)];
  try {
    const server = await startRedisServer(undefined, [...options, '--cluster-port', String(busPort)]);
    return { server, busPort };
  } catch (error) {
    if (attempts === 1 || !String(error).includes('Address already in use')) throw error;
    return startServer(attempts - 1);
  }
}

async function startNode() {
  const { server, busPort } = await startServer();
  const client = new Redis(server.url, { retryStrategy: () => 100 });
  client.on('error', () => undefined);
  return {
    server,
    client,
    busPort,
    id: await client.cluster('MYID'),
    kill() {
      client.disconnect();
      return server.kill();
    },
  };
}

const meet = (node, { server, busPort }) =>
  node.client.call('CLUSTER', 'MEET', '127.0.0.1', server.port, busPort);

/** Makes a node a replica, as soon as it knows the primary. */
const follow = (replica, { id }) =>
  until('the replica knows its primary', () =>
    replica.client.cluster('REPLICATE', id).then(
      () => true,
      () => false,
    ),
  );

const isLinked = async ({ client }) => (await client.info('replication')).includes('master_link_status:up');

const isPrimary = async ({ client }) => (await client.info('replication')).includes('role:master');

/** Whether this node sees all slots served, and `count` primaries and replicas that serve them. */
async function seesComplete({ client }, count) {
  const info = await client.cluster('INFO');
  const slots = await client.cluster('SLOTS');
  const serving = slots.flatMap(([, , ...nodes]) => nodes);
  return info.includes('cluster_state:ok') && serving.length >= count;
}

export async function startRedisCluster() {
  let nodes = await Promise.all(Array.from({ length: 2 * PRIMARIES }, startNode));
  const primaries = nodes.slice(0, PRIMARIES);
  const bound = (i) => Math.round((i * SLOTS) / PRIMARIES);
  await Promise.all(
    primaries.map(({ client }, i) => client.call('CLUSTER', 'ADDSLOTSRANGE', bound(i), bound(i + 1) - 1)),
  );
  // Before they meet, so that they needn't agree on epochs first. All with all, because gossip takes seconds.
  await Promise.all(nodes.map(({ client }, i) => client.call('CLUSTER', 'SET-CONFIG-EPOCH', i + 1)));
  await Promise.all(nodes.flatMap((one, i) => nodes.slice(i + 1).map((other) => meet(one, other))));
  await Promise.all(nodes.slice(PRIMARIES).map((replica, i) => follow(replica, primaries[i])));
  const complete = (count) =>
    until('the cluster is complete', async () =>
      (await Promise.all(nodes.map((node) => seesComplete(node, count)))).every(Boolean),
    );
  await complete(nodes.length);
  await until('the replicas are up to date', async () =>
    (await Promise.all(nodes.slice(PRIMARIES).map(isLinked))).every(Boolean),
  );

  const ownerOf = async (key) => {
    const slot = await nodes[0].client.cluster('KEYSLOT', key);
    const ranges = await nodes[0].client.cluster('SLOTS');
    const [, , [, port]] = ranges.find(([from, to]) => from <= slot && slot <= to);
    return nodes.find(({ server }) => server.port === port);
  };
  let successor;
  return {
    url: `redis://${nodes.map(({ server }) => `127.0.0.1:${server.port}`).join(',')}`,
    async keys(pattern) {
      const found = [];
      for (const node of nodes) if (await isPrimary(node)) found.push(await node.client.keys(pattern));
      return found;
    },
    async killPrimaryOf(key) {
      const killed = await ownerOf(key);
      nodes = nodes.filter((node) => node !== killed);
      await killed.kill();
      await until('a replica has taken over', async () => {
        successor = await ownerOf(key);
        return successor !== undefined;
      });
      await complete(nodes.length);
    },
    async replaceKilled() {
      const node = await startNode();
      await meet(nodes[0], node);
      await follow(node, successor);
      nodes.push(node);
      await complete(nodes.length);
      await until('the replica is up to date', () => isLinked(node));
    },
    async cutClients() {
      for (const { client } of nodes) {
        for (const type of ['normal', 'pubsub']) await client.call('CLIENT', 'KILL', 'TYPE', type);
      }
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
    },
  };
}
