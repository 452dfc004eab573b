// Finds the system's Redis server, which the integration tests start.
import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian.mjs';

const PLACES = ['redis-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

const works = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** The path of a redis-server that starts, or undefined. Throws if REDIS_SERVER is set but doesn't work. */
export function findRedis() {
  const named = process.env.REDIS_SERVER;
  if (named && !works(named)) throw new Error(`REDIS_SERVER=${named} doesn't start redis-server`);
  return named || PLACES.find(works);
}

/**
 * Finds or installs redis-server, and calls `say` before installing. Throws with the command to run if both
 * fail.
 */
export function ensureRedis(say) {
  const found = findRedis();
  if (found) return found;
  const installed = installDebianPackage('redis-server', say) && findRedis();
  if (installed) return installed;
  throw new Error(
    "redis-server wasn't found and couldn't be installed. Run `sudo apt-get install redis-server` " +
      '(macOS: `brew install redis`), or set REDIS_SERVER to its path.',
  );
}
