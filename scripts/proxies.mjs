// Finds nginx and Caddy, with which the tests check the examples of docs/single-server.
import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian.mjs';

const PROXIES = [
  { variable: 'NGINX', file: '/usr/sbin/nginx', check: '-v', name: 'nginx-light' },
  { variable: 'CADDY', file: '/usr/bin/caddy', check: 'version', name: 'caddy' },
];

const works = (file, check) => spawnSync(file, [check], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** Their paths, as environment variables. Tests that need one that isn't there are skipped. */
export function ensureProxies(say) {
  const found = PROXIES.flatMap(({ variable, file, check, name }) => {
    const path = process.env[variable] || file;
    if (works(path, check) || (installDebianPackage(name, say) && works(path, check)))
      return [[variable, path]];
    say(`${file} not found: its tests are skipped. Install it, or set ${variable} to its path.`);
    return [];
  });
  return Object.fromEntries(found);
}
