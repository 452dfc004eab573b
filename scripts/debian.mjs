// Installs packages of Debian and Ubuntu that tests need.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

const run = (...args) =>
  spawnSync(APT, args, {
    // Prevents packages from starting services of their own.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 10 * 60_000,
  }).status === 0;

/** Whether it is installed afterwards. Only root on such a system can do it; calls `say` before. */
export function installDebianPackage(name, say) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false;
  say(`${name} not found: apt-get install ${name}`);
  return run('update') && run('install', '-y', '--no-install-recommends', name);
}
