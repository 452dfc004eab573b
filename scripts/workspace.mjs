// What every script in this folder needs first: the right Node version and the packages. It has no
// dependencies, because a fresh clone has none yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

// Not import.meta.dirname, because an old Node version must get far enough to report that it is too old.
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const PARENT_CHECK_MS = 500;
const STOP_TIMEOUT_MS = 1000;
const PROGRESS_MS = 3000;

/** The JavaScript file of a command in an installed package. */
export function binary(name, of = name) {
  const { bin } = readJson(`node_modules/${of}/package.json`);
  // A package with a single command may give only its path.
  return path.join(root, 'node_modules', of, typeof bin === 'string' ? bin : bin[name]);
}

/** Ends the script with a message for the user. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function requireNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  const numbers = (version) => version.split('.').map(Number);
  const [major, minor] = numbers(wanted);
  const [ours, oursMinor] = numbers(process.versions.node);
  if (ours > major || (ours === major && oursMinor >= minor)) return;
  giveUp(
    `This program needs Node.js ${wanted} or newer, but this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

/**
 * npm runs scripts through a shell, which dies of a signal that npm forwards without forwarding it itself. So
 * losing the parent process means that the script should stop.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}

/**
 * Installs the packages in package-lock.json, unless they are there: those that build and run Tessera, and `withTools`
 * those that test, check and measure it.
 */
export async function installPackages({ withTools }) {
  if (!areInstalled({ withTools })) await withLock('workspace', () => installMissing({ withTools }));
}

async function installMissing({ withTools }) {
  if (areInstalled({ withTools })) return;
  // What is already there is kept, if only the tools are missing.
  const command = withTools && areInstalled({ withTools: false }) ? ['install', '--no-save'] : ['ci'];
  const which = withTools ? '--include=dev' : '--omit=dev';
  const progress = followInstallation({ withTools });
  const ended = await runNpm([...command, which, '--no-audit', '--no-fund', '--loglevel=error']);
  progress.end();
  if (!ended.well) giveUp("Failed to install the packages. See npm's output above.");
}

/** Runs npm, by the one that runs this script if there is one. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm
    ? run(process.execPath, [npm, ...args], { toStderr: true })
    : run('npm', args, { toStderr: true });
}

/** The packages of package-lock.json that this machine needs, as `[folder, entry]`. */
const wantedPackages = ({ withTools }) =>
  Object.entries(readJson('package-lock.json').packages).filter(
    ([folder, { dev, optional, extraneous, os: systems, cpu, libc }]) =>
      folder.includes('node_modules/') &&
      (withTools || !dev) &&
      !extraneous &&
      // Which of those for other platforms npm leaves out is its own business.
      !(optional && (systems || cpu || libc)),
  );

/** Compares with npm's own record of what it has installed. */
function areInstalled({ withTools }) {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  const installed = readJson(record).packages;
  return wantedPackages({ withTools }).every(([folder, wanted]) => {
    const found = installed[folder];
    if (found === undefined) return wanted.optional === true;
    return wanted.link ? found.resolved === wanted.resolved : found.version === wanted.version;
  });
}

/** Says every few seconds how far an installation is. */
function followInstallation({ withTools }) {
  const manifests = wantedPackages({ withTools }).map(([folder]) => path.join(root, folder, 'package.json'));
  const say = () => {
    const there = manifests.filter((file) => existsSync(file)).length;
    console.error(`Installing packages: ${there} of ${manifests.length}`);
  };
  say();
  const timer = setInterval(say, PROGRESS_MS);
  return { end: () => clearInterval(timer) };
}

/**
 * Runs a program until it ends. If this script is stopped in the meantime, it forwards the signal, waits, and
 * ends too.
 * @returns {Promise<{ well: boolean, output: string }>} the output is captured only with `quiet`
 */
export function run(command, args, { quiet = false, toStderr = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', toStderr ? 2 : 'inherit', 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    let stoppedBy;
    const passOn = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
      // npm would clean up for half a minute, but the next install begins with that anyway.
      setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
    child.once('error', (error) => giveUp(`Failed to run ${command}: ${error.message}`));
    child.once('close', (code) => {
      if (stoppedBy) process.exit(128 + os.constants.signals[stoppedBy]);
      for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, passOn);
      resolve({ well: code === 0, output });
    });
  });
}

/** The output of a Git command; undefined if it fails, or without Git or a repository. */
function git(...args) {
  // A server may run as another user than the one who cloned the repository.
  const { status, stdout } = spawnSync('git', ['-c', `safe.directory=${root}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 10_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit in short, with `-dirty` if files differ from it. */
export const currentCommit = () => git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*');

/** The full commit of a release, or the current one if it has no tag. */
export const releaseCommit = (version) =>
  git('rev-parse', '--verify', '--quiet', `v${version}^{commit}`) ?? git('rev-parse', 'HEAD');

/** A text of this file as `npm run format` wants it. Only once the packages are installed. */
export async function formatted(text, file) {
  const { format } = await import('oxfmt');
  const style = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path.basename(file), text, style);
  if (errors.length > 0) giveUp(`${file} can't be formatted: ${errors[0].message}`);
  return code;
}
