import { Redis } from 'ioredis';

/** The run's Redis server, with an emptied database that only this jest worker uses. */
export async function emptyRedis(): Promise<string> {
  const { TESSERA_TEST_REDIS: server, JEST_WORKER_ID: worker } = process.env;
  if (!server) throw new Error('no test server: start-servers.mjs has not run');
  const url = `${server}/${Number(worker) % 16}`;
  const client = new Redis(url);
  await client.flushdb();
  await client.quit();
  return url;
}
