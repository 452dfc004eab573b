// Runs once per run: starts PostgreSQL with a migrated template, and Redis unless TEST_REDIS_URL names one.
import { ensureRedis } from '../../../scripts/system-programs.mjs';
import { makeTestScratch } from '../../../scripts/scratch.mjs';
import { startRedisServer } from './redis-server.mjs';
import stopServers from './stop-servers.mjs';
import { testRun } from './test-server.mjs';

export default async function startServers() {
  process.env.REDIS_SERVER = ensureRedis(console.log);
  testRun.folder = makeTestScratch();
  // The specs start their own servers below this folder, so those end with this process too, even if it is
  // killed.
  process.env.TMPDIR = testRun.folder;
  try {
    // Imported only now, since it imports the build.
    const { startPostgres } = await import('./start-postgres.mjs');
    await startPostgres();
    testRun.redis = process.env.TEST_REDIS_URL ? undefined : await startRedisServer();
    process.env.TESSERA_TEST_REDIS = process.env.TEST_REDIS_URL || testRun.redis.url;
  } catch (error) {
    // jest tears down only a complete setup.
    await stopServers();
    throw error;
  }
}
