import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensurePromtool } from '../../../scripts/system-programs.mjs';
import { DOCKER } from '../support/compose.js';

const promtool = ensurePromtool((text) => process.stderr.write(`${text}\n`));

(promtool === undefined ? xtest : test).each([
  ['check', 'config', 'prometheus.yaml'],
  ['test', 'rules', 'rules.test.yaml'],
])('promtool %s %s %s succeeds', (...args) => {
  const { stdout, stderr, status } = spawnSync(promtool ?? '', args, {
    cwd: path.join(DOCKER, 'prometheus'),
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});
