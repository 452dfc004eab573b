// Programs of the system that tests need. As root on Debian and Ubuntu, those that are missing are installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';
/** Without a network, a run must not wait for minutes. */
const SHORT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
/** For another run that installs something. */
const WAIT = ['-o', 'DPkg::Lock::Timeout=120'];

const run = (...args) =>
  spawnSync(APT, args, {
    // Prevents packages from starting services of their own.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 10 * 60_000,
  }).status === 0;

/** Only root on such a system can. */
export const canInstallDebianPackages = () => process.getuid?.() === 0 && existsSync(APT);

/** Whether it is installed afterwards. Calls `say` before. */
export function installDebianPackage(name, say) {
  if (!canInstallDebianPackages()) return false;
  say(`${name} not found: apt-get install ${name}`);
  return run(...SHORT, 'update') && run(...WAIT, 'install', '-y', '--no-install-recommends', name);
}

const REDIS_PLACES = ['redis-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

const works = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** The path of a redis-server that starts, or undefined. Throws if REDIS_SERVER is set but doesn't work. */
export function findRedis() {
  const named = process.env.REDIS_SERVER;
  if (named && !works(named)) throw new Error(`REDIS_SERVER=${named} doesn't start redis-server`);
  return named || REDIS_PLACES.find(works);
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

const PYTHON = '/usr/bin/python3';
const SWIFT = 'python3-swift';

const runsInPython = (program, ...args) =>
  spawnSync(PYTHON, ['-c', program, ...args], { stdio: 'ignore', timeout: 60_000 }).status === 0;
const hasSwift = () => runsInPython('import swift.proxy.server');

/** Swift keeps what it knows about a file in its extended attributes, which not every file system has. */
const hasAttributes = (folder) =>
  runsInPython(
    `import sys, tempfile, xattr
with tempfile.NamedTemporaryFile(dir=sys.argv[1]) as file:
    xattr.setxattr(file, 'user.tessera', b'1')`,
    folder,
  );

/**
 * The Python with OpenStack Swift, whose S3 API the tests of backups in a bucket use, or undefined if there is none or
 * it doesn't work in this folder. Installing it brings some fifty packages, so only those tests call this.
 */
export function ensureSwift(say, folder) {
  const skipped = (reason) => {
    say(`${reason}: the tests of backups in a bucket are skipped.`);
    return undefined;
  };
  if (!hasSwift() && !(installDebianPackage(SWIFT, say) && hasSwift()))
    return skipped(`${SWIFT} isn't installed`);
  if (!hasAttributes(folder))
    return skipped(`Swift needs extended attributes, which ${folder} doesn't have (set TMPDIR)`);
  return PYTHON;
}

const PROMTOOL_PLACES = ['promtool', '/usr/bin/promtool', '/usr/local/bin/promtool'];
/** Debian 12 has it in the package of Prometheus, and later releases in one of its own. */
const PROMTOOL_PACKAGES = ['promtool', 'prometheus'];

const findPromtool = () => PROMTOOL_PLACES.find(works);

/** The path of promtool, with which the tests check the alerts, or undefined if there is none. */
export function ensurePromtool(say) {
  const found = process.env.PROMTOOL || findPromtool();
  if (found) return found;
  const installed = PROMTOOL_PACKAGES.some((name) => installDebianPackage(name, say)) && findPromtool();
  if (installed) return installed;
  say(
    'promtool not found: the tests of the alerts are skipped. Install Prometheus, or set PROMTOOL to its path.',
  );
  return undefined;
}

const PROXIES = {
  nginx: { file: '/usr/sbin/nginx', check: '-v', package: 'nginx-light' },
  caddy: { file: '/usr/bin/caddy', check: 'version', package: 'caddy' },
};

/** The path of a proxy, with which the tests check the examples of docs/single-server, or undefined if there is none. */
export function ensureProxy(name, say) {
  const { file, check, package: from } = PROXIES[name];
  const starts = () => spawnSync(file, [check], { stdio: 'ignore', timeout: 30_000 }).status === 0;
  if (starts() || (installDebianPackage(from, say) && starts())) return file;
  say(`${file} not found: its tests are skipped.`);
  return undefined;
}
