// Finds promtool, with which the tests check the alerts. Debian 12 has it in the package of Prometheus, and
// later releases in one of its own.
import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian.mjs';

const PLACES = ['promtool', '/usr/bin/promtool', '/usr/local/bin/promtool'];

const PACKAGES = ['promtool', 'prometheus'];

const find = () =>
  PLACES.find((file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0);

/** Its path, as an environment variable. Empty if there is none; the tests that need it are then skipped. */
export function ensurePromtool(say) {
  const { PROMTOOL } = process.env;
  const install = () => PACKAGES.some((name) => installDebianPackage(name, say)) && find();
  const found = PROMTOOL || find() || install();
  if (found) return { PROMTOOL: found };
  say(
    'promtool not found: the tests of the alerts are skipped. Install Prometheus, or set PROMTOOL to its path.',
  );
  return {};
}
