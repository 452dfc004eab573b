// The Redis server that the integration tests start: the system's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['redis-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];
const INSTALL = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'redis-server'],
];

const works = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** Path of a redis-server that starts, or undefined. Throws if REDIS_SERVER names none. */
export function findRedis() {
  const named = process.env.REDIS_SERVER;
  if (named && !works(named)) throw new Error(`REDIS_SERVER=${named} is not a redis-server that starts`);
  return named || PLACES.find(works);
}

const run = ([command, ...args]) =>
  spawnSync(command, args, {
    // The package would start a service of its own, which nobody here needs.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 10 * 60_000,
  }).status === 0;

/** Finds a redis-server, or installs one and says so. Throws with the command to run when neither works. */
export function ensureRedis(say) {
  const found = findRedis();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('no redis-server here: apt-get install redis-server');
    const installed = INSTALL.every(run) && findRedis();
    if (installed) return installed;
  }
  throw new Error(
    'No redis-server, and it could not be installed. Run `sudo apt-get install redis-server` ' +
      '(macOS: `brew install redis`), or set REDIS_SERVER to one.',
  );
}
