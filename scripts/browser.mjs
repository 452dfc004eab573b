// Finds the Chromium for browser tests, benchmarks and Lighthouse: the system's, or else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { boundedRun } from './bounded-run.mjs';
import { root } from './workspace.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Some distributions have a file there that only explains how to install the real one. */
const works = (file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

const playwrightsOwn = async () => (await import('@playwright/test')).chromium.executablePath();

/** The path of a Chromium that starts, or undefined. Throws if CHROMIUM_PATH is set but doesn't work. */
async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH=${named} doesn't start Chromium`);
  }
  return [...SYSTEM, await playwrightsOwn()].find(works);
}

/** Chromium without a user interface, which halves the processor time of the tests. Debian has a package. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Like `findChromium`, for tests and screenshots. */
export const findTestBrowser = async () =>
  !process.env.CHROMIUM_PATH && works(SHELL) ? SHELL : findChromium();

/** Like `findChromium`, but never the shell, which has no notifications. */
export async function findFullBrowser() {
  const named = process.env.CHROMIUM_PATH;
  return named && named !== SHELL ? findChromium() : [...SYSTEM, await playwrightsOwn()].find(works);
}

const SECONDS_TO_INSTALL = 600;

/** Whether all of these commands succeed. What else the caller has begun goes on meanwhile. */
async function runAll(steps, env) {
  for (const [command, ...args] of steps) {
    const { code } = await boundedRun(command, args, { cwd: root, env, seconds: SECONDS_TO_INSTALL });
    if (code !== 0) return false;
  }
  return true;
}

async function installWithApt(say, ...names) {
  // This needs a package, and a fresh clone has none when this file is loaded.
  const { APT_ENV, aptInstall, canInstallDebianPackages } = await import('./system-programs.mjs');
  if (!canInstallDebianPackages()) return false;
  say(`Chromium not found: apt-get install ${names.join(' ')}`);
  return runAll(aptInstall(...names), APT_ENV);
}

/**
 * Finds or installs Chromium, and calls `say` before installing. Throws with the command to run if that fails.
 */
export async function ensureChromium(say) {
  const found = await findChromium();
  if (found) return found;
  if (await installWithApt(say, 'chromium')) {
    const installed = await findChromium();
    if (installed) return installed;
  }
  say('Chromium not found: npx playwright install chromium');
  const installed = (await runAll([['npx', 'playwright', 'install', 'chromium']])) && (await findChromium());
  if (installed) return installed;
  throw new Error(
    "Chromium wasn't found and couldn't be installed. Run `npx playwright install --with-deps chromium`, " +
      'or set CHROMIUM_PATH to a browser.',
  );
}

/** Like `ensureChromium`, for tests and screenshots, which need both. Where `SHELL` can't be installed, any will do. */
export async function ensureTestBrowser(say) {
  const found = await findTestBrowser();
  if (process.env.CHROMIUM_PATH || (found === SHELL && (await findFullBrowser()))) return found;
  // Both, because they must have the same version.
  if ((await installWithApt(say, 'chromium', 'chromium-headless-shell')) && works(SHELL)) return SHELL;
  return ensureChromium(say);
}

/** Chromium's sandbox doesn't work for root. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
