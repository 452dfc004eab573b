// The tiers of tests. A workspace takes part in a tier if it has a script with that name.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { boundedRun } from './bounded-run.mjs';
import { workspaces } from './build-state.mjs';
import { jestResults, playwrightResults } from './test-results.mjs';
import { root } from './workspace.mjs';

/** The package of the repository itself, with the tests of the scripts. */
const ROOT = 'tessera';

/** Many tests wait for servers rather than compute, so two at once are faster even on a single core. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** Both runners accept regular expressions for a file's absolute path. */
const exactly = (files) => files.map((file) => `${escaped(file)}$`);
export const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const JEST = {
  results: jestResults,
  command: (output, { files, title }) => ({
    args: [
      // Once the tests are done, resources left open by one of them must not delay the run.
      '--json',
      `--outputFile=${output}`,
      '--forceExit',
      `--maxWorkers=${WORKERS}`,
      '--passWithNoTests',
      ...(files ? ['--testPathPatterns', ...exactly(files)] : []),
      ...(title ? ['--testNamePattern', title] : []),
    ],
    env: {},
  }),
};
const PLAYWRIGHT = {
  results: playwrightResults,
  command: (output, { files, title }) => ({
    args: [
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...(title ? ['--grep', title] : []),
      ...(files ? exactly(files) : []),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: output },
  }),
};

/**
 * `specs` are the test files of a tier in the `folders` of a workspace. `seconds` is how long the tests of
 * one workspace may take: a multiple of what they need, because a busy machine is that much slower. A tier that runs
 * `onlyByName` isn't one of those that `npm test` runs by itself.
 */
export const TIERS = {
  unit: {
    script: 'unit',
    runner: JEST,
    folders: ['src', 'scripts', 'installable'],
    specs: /\.spec\.(tsx?|mjs)$/,
    seconds: 1800,
    needs: [],
  },
  integration: {
    script: 'integration',
    runner: JEST,
    folders: ['test'],
    specs: /^(?!(packaging|engine)\/).*\.spec\.ts$/,
    seconds: 2700,
    needs: ['backend', 'redis', 'swift'],
  },
  packaging: {
    script: 'packaging',
    runner: JEST,
    folders: ['test/packaging'],
    specs: /\.spec\.ts$/,
    seconds: 1800,
    needs: ['build', 'redis', 'kubernetes', 'promtool', 'proxies'],
  },
  engine: {
    script: 'engine',
    runner: JEST,
    folders: ['test/engine'],
    specs: /\.spec\.ts$/,
    seconds: 1800,
    needs: ['engine', 'backend', 'redis', 'kubernetes'],
    onlyByName: true,
  },
  browser: {
    script: 'e2e',
    runner: PLAYWRIGHT,
    folders: ['e2e'],
    specs: /\.e2e\.ts$/,
    seconds: 2700,
    needs: ['build', 'browser'],
  },
};

/**
 * The workspaces in which a tier runs, including the root, each with its name and, if there are path
 * patterns, with the test files that match one of them. Workspaces without matching files are left out.
 */
export function selectWorkspaces(tier, patterns) {
  const selected = [[ROOT, '.'], ...workspaces()]
    .filter(([, folder]) => hasScript(folder, tier.script))
    .map(([name, folder]) => ({
      name,
      files: patterns.length > 0 ? matchingFiles(folder, tier, patterns) : undefined,
    }));
  return selected.filter(({ files }) => files === undefined || files.length > 0);
}

const hasScript = (folder, script) =>
  script in JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts;

function matchingFiles(workspace, { folders, specs }, patterns) {
  const wanted = patterns.map((pattern) => new RegExp(pattern, 'i'));
  return folders
    .map((folder) => path.join(workspace, folder))
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true })
        .filter((file) => specs.test(file.replaceAll(path.sep, '/')))
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => wanted.some((pattern) => pattern.test(file)))
    .map((file) => path.join(root, file));
}

/**
 * Runs one workspace's tests of one tier. Resolves to counts and durations, and a `problem` if something went
 * wrong. With a title, other tests aren't counted.
 */
export async function runTier(
  { script, runner, seconds },
  { name, files },
  { title, folder, env, log, signal },
) {
  const output = path.join(folder, `${script}-${name.replace(/\W+/g, '-')}.json`);
  const { args, env: own } = runner.command(output, { files, title });
  const { code, timedOut } = await boundedRun(
    'npm',
    ['run', script, '--silent', ...(name === ROOT ? [] : ['--workspace', name]), '--', ...args],
    { cwd: root, env: { ...env, ...own }, seconds, scratch: folder, log, signal },
  );
  const results = runner.results(output) ?? { passed: 0, failed: 0, skipped: 0 };
  if (title) results.skipped = 0;
  if (signal?.aborted) return failed(results, 'was stopped before it finished');
  if (timedOut) return failed(results, `did not finish within ${seconds} s`);
  if (code !== 0 && results.failed === 0) return failed(results, `ended with exit code ${code}`);
  return results;
}

const failed = (results, problem) => ({ ...results, failed: results.failed + 1, problem });
