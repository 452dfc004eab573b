// Installs packages of Debian and Ubuntu that tests need.
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
