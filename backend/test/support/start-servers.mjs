// Once per run: a current build, PostgreSQL with a migrated template, and Redis (TEST_REDIS_URL, or our own).
import { build } from '../../../scripts/build.mjs';
import { makeScratch } from '../../../scripts/scratch.mjs';
import { startRedisServer } from './redis-server.mjs';
import stopServers from './stop-servers.mjs';
import { testRun } from './test-server.mjs';

/** @param project jest's, without which everything is built */
export default async function startServers(_, project) {
  await build(project?.displayName.name === 'integration' ? { except: '@tessera/frontend' } : {});
  testRun.folder = makeScratch();
  // The specs start their own servers below it, so those end with this process, too, even if it is killed.
  process.env.TMPDIR = testRun.folder;
  try {
    // Only now, since it imports the build.
    const { startPostgres } = await import('./start-postgres.mjs');
    await startPostgres();
    testRun.redis = process.env.TEST_REDIS_URL ? undefined : await startRedisServer();
    process.env.TESSERA_TEST_REDIS = process.env.TEST_REDIS_URL || testRun.redis.url;
  } catch (error) {
    // jest only tears down a complete set-up.
    await stopServers();
    throw error;
  }
}
