// What every script in this folder needs first: the right Node version and the packages. It has no
// dependencies, because a fresh clone has none yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

// Not import.meta.dirname, because an old Node version must get far enough to report that it is too old.
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const PARENT_CHECK_MS = 500;
const STOP_PATIENCE_MS = 1000;
const INSTALLED = 'node_modules/.tessera-lock';

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

/** Installs the packages in package-lock.json, unless exactly these are installed. */
export async function installPackages() {
  if (!packagesAreCurrent()) await withLock('workspace', installUnlessCurrent);
}

async function installUnlessCurrent() {
  if (packagesAreCurrent()) return;
  console.log('Installing packages (once, a minute or so)…');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const ended = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (!ended.well) giveUp("Failed to install the packages. See npm's output above.");
  writeFileSync(path.join(root, INSTALLED), lockHash());
}

/**
 * Packages are current if an install of this lock file left them. Our own installs are recorded in a stamp;
 * those of others are compared with npm's own record. The stamp also ensures that nothing is installed twice.
 */
function packagesAreCurrent() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  if (existsSync(path.join(root, INSTALLED))) {
    if (readFileSync(path.join(root, INSTALLED), 'utf8') === lockHash()) return true;
  }
  const installed = readJson(record).packages;
  return Object.entries(readJson('package-lock.json').packages).every(([folder, wanted]) => {
    if (!folder.includes('node_modules/')) return true;
    const found = installed[folder];
    // Some listed packages are optional or for other platforms.
    if (found === undefined) return wanted.optional === true || wanted.extraneous === true;
    return wanted.link ? found.resolved === wanted.resolved : found.version === wanted.version;
  });
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Runs a program until it ends. If this script is stopped in the meantime, it forwards the signal, waits, and
 * ends too.
 * @returns {Promise<{ well: boolean, output: string }>} the output is captured only with `quiet`
 */
export function run(command, args, { quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    let stoppedBy;
    const passOn = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
      // npm would clean up for half a minute, but the next install begins with that anyway.
      setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
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
