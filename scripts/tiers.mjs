// The tiers of tests. A workspace takes part in a tier by having the script of that name.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { boundedRun } from './bounded-run.mjs';
import { jestCounts, playwrightCounts } from './test-results.mjs';
import { root } from './workspace.mjs';

const readPackage = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Many tests wait for servers rather than compute: two at once are faster on a single core too. */
const WORKERS = Math.max(2, availableParallelism() - 1);

const jest = {
  counts: jestCounts,
  command: (file) => ({
    // Once the tests are done their verdict stands: what one of them left open must not hold the run up.
    args: ['--json', `--outputFile=${file}`, '--forceExit', `--maxWorkers=${WORKERS}`],
    env: {},
  }),
};
const playwright = {
  counts: playwrightCounts,
  command: (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
};

/** `seconds` is how long one workspace's tests may take before they are ended. */
export const TIERS = {
  unit: { script: 'unit', runner: jest, seconds: 480, needs: [] },
  integration: { script: 'integration', runner: jest, seconds: 1500, needs: ['build', 'redis'] },
  packaging: { script: 'packaging', runner: jest, seconds: 900, needs: ['build', 'redis'] },
  browser: { script: 'e2e', runner: playwright, seconds: 1800, needs: ['build', 'browser'] },
};

/** Names of the workspaces that have a script. */
export const workspacesWith = (script) =>
  readPackage('.')
    .workspaces.flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(path.join(root, pattern.slice(0, -2)))
            .sort()
            .map((name) => pattern.slice(0, -1) + name)
        : [pattern],
    )
    .map(readPackage)
    .filter(({ scripts }) => scripts?.[script])
    .map(({ name }) => name);

/** Runs one workspace's tests of one tier: `{ passed, failed, skipped }`, and a `problem` if it could not end well. */
export async function runTier({ script, runner, seconds }, workspace, folder, env) {
  const file = path.join(folder, `${script}-${workspace.replace(/\W+/g, '-')}.json`);
  const { args, env: own } = runner.command(file);
  const { code, timedOut } = await boundedRun(
    'npm',
    ['run', script, '--silent', '--workspace', workspace, '--', ...args],
    { cwd: root, env: { ...env, ...own }, seconds, scratch: folder },
  );
  const counts = runner.counts(file) ?? { passed: 0, failed: 0, skipped: 0 };
  if (timedOut) return failed(counts, `did not end within ${seconds} s`);
  if (counts.passed + counts.failed === 0) return failed(counts, 'ran no tests');
  if (code !== 0 && counts.failed === 0) return failed(counts, `ended with exit code ${code}`);
  return counts;
}

const failed = (counts, problem) => ({ ...counts, failed: counts.failed + 1, problem });
