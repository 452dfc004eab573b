// Once per run: PostgreSQL with a migrated template, and Redis (TEST_REDIS_URL, or one of our own).
import { startRedisServer } from './redis-server.mjs';
import startPostgres from './start-postgres.mjs';
import stopServers from './stop-servers.mjs';
import { redis } from './test-server.mjs';

export default async function startServers() {
  await startPostgres();
  try {
    redis.server = process.env.TEST_REDIS_URL ? undefined : await startRedisServer();
    process.env.TESSERA_TEST_REDIS = process.env.TEST_REDIS_URL || redis.server.url;
  } catch (error) {
    await stopServers();
    throw error;
  }
}
