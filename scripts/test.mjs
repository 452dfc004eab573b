// `npm test` sets up what is missing, runs the tests that every change must pass, and ends with their counts; see
// CONTRIBUTING.md. Jest and Playwright select, order, run and repeat the tests. What is left to this program: it starts both
// at the same time, makes sure that nothing outlives them, and adds up what test-report.mjs has recorded.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { boundedRun } from './bounded-run.mjs';
import { ensureTestBrowser } from './browser.mjs';
import { makeTestScratch, sweep } from './scratch.mjs';
import { failedFiles, printDurations, printReport, readRecord } from './test-report.mjs';
import { binary, installPackages, requireNode, root } from './workspace.mjs';

const USUAL = ['unit', 'integration', 'packaging', 'browser'];
const TIERS = [...USUAL, 'engine', 'cluster'];
const USAGE = `Usage: npm test [-- all | --durations | TIER… [PATH PATTERN…] [-t TITLE PATTERN]]. Tiers: ${TIERS.join(', ')}`;

/** Files with this in their name aren't part of what every change must pass. */
const SLOW_NAME = String.raw`\.slow\.`;
const QUICK = { name: 'the tests that every change must pass', patterns: [], except: SLOW_NAME };
const SLOW = { name: 'the slow tests', patterns: [SLOW_NAME] };

const REPORTER = path.join(root, 'scripts/test-report.mjs');
/** Of Jest. Many tests wait for servers rather than compute. */
const WORKERS = Math.max(3, availableParallelism() - 1);
/** With more failed files than this, the change is broken rather than the tests flaky. */
const MAX_FILES_AGAIN = 8;
/** Of `.ci/run`: several times what it needs on idle cores, because a busy machine is that much slower. */
const LIMIT_MINUTES = 80;

requireNode();
const { tiers, parts, title, ci, durations } = parse(process.argv.slice(2));
await installPackages({ withTools: true });
if (durations) process.exit(printDurations());

const minutes = () => (process.uptime() + Number(process.env.SECONDS_SO_FAR ?? 0)) / 60;
const say = (text) => console.log(`\n› ${minutes().toFixed(1)} min: ${text}`);
const scratch = makeTestScratch();
process.on('exit', () => sweep(scratch));
const limit = new AbortController();
if (ci) setTimeout(() => limit.abort(), (LIMIT_MINUTES - minutes()) * 60_000).unref();

const records = [];
const problems = [];
const fails = async (...command) => (await run(command)).code !== 0;
try {
  await Promise.all([prepareBrowser(), prepareFiles()]);
  const others = tiers.filter((tier) => tier !== 'browser');
  await Promise.all([
    others.length > 0 && inTurn('Jest', (part) => runJest(others, part)),
    others.length < tiers.length && inTurn('Playwright', runPlaywright),
  ]);
  if (ci) await runAgain(others);
} catch (error) {
  problems.push(error.message);
}
if (limit.signal.aborted) problems.push(`stopped after ${LIMIT_MINUTES} minutes`);
process.exit(printReport(records, problems) ? 0 : 1);

function parse(args) {
  try {
    const options = { title: { type: 'string', short: 't' } };
    for (const name of ['ci', 'durations']) options[name] = { type: 'boolean' };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const count = positionals.findIndex((name) => !TIERS.includes(name));
    const named = positionals.slice(0, count < 0 ? undefined : count);
    const patterns = positionals.slice(named.length);
    for (const pattern of [...patterns, values.title ?? '']) new RegExp(pattern);
    if (named.length > 0)
      return { ...values, tiers: named, parts: [{ name: 'the selected tests', patterns }] };
    const isAll = positionals.join() === 'all';
    if (values.title || (positionals.length > 0 && !isAll)) throw new Error('Name a tier first.');
    return { ...values, tiers: USUAL, parts: isAll ? [QUICK, SLOW] : [QUICK] };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    return process.exit(2);
  }
}

async function prepareBrowser() {
  if (tiers.includes('browser')) process.env.CHROMIUM_PATH = await ensureTestBrowser(say);
}

async function prepareFiles() {
  // Unit tests load the sources.
  if (tiers.join() !== 'unit' && (await fails('scripts/build.mjs'))) throw new Error('the build failed');
  if (ci && (await fails('scripts/check.mjs', 'static'))) problems.push('a static check failed, see above');
}

/** Neither waits for the other between the parts, so that both processors have work until the end. */
async function inTurn(runner, runPart) {
  for (const part of parts) {
    say(`${runner}: ${part.name}`);
    await runPart(part);
  }
}

async function runAgain(others) {
  const failed = failedFiles(records, others);
  if (failed.length === 0 || failed.length > MAX_FILES_AGAIN) return;
  say('again, one at a time: what failed');
  await runJest(others, { patterns: [] }, '--onlyFailures', '--maxWorkers=1');
}

function runJest(names, { patterns, except }, ...more) {
  return record([
    binary('jest'),
    ...names.map((name) => `--selectProjects=${name}`),
    ...patterns.map((pattern) => `--testPathPatterns=${pattern}`),
    ...(except ? [`--testPathIgnorePatterns=${except}`] : []),
    ...(title ? [`--testNamePattern=${title}`] : []),
    `--maxWorkers=${WORKERS}`,
    // With a limit, even a single file runs in a worker, so that what a test leaves open can't keep Jest from ending.
    '--workerIdleMemoryLimit=2GB',
    '--reporters=default',
    `--reporters=${REPORTER}`,
    ...more,
  ]);
}

function runPlaywright({ patterns, except }) {
  return record([
    binary('playwright', '@playwright/test'),
    'test',
    '--config=frontend',
    ...patterns,
    ...(except ? [`--grep-invert=${except}`] : []),
    ...(title ? [`--grep=${title}`] : []),
    `--retries=${ci ? 1 : 0}`,
    `--reporter=list,${REPORTER}`,
  ]);
}

/** Runs tests. If that fails without a failed test, or runs none, it is a problem of its own. */
async function record([program, ...args]) {
  const name = path.relative(path.join(root, 'node_modules'), program);
  const TEST_RECORD = path.join(scratch, `${records.length}-${path.basename(program)}.jsonl`);
  const { code } = await run([program, ...args], { TEST_RECORD });
  const found = readRecord(TEST_RECORD, { isWhole: !title });
  records.push(...found);
  const counts = (...fields) => found.some((one) => fields.some((field) => one[field] > 0));
  if (code === null || (code !== 0 && !counts('failed')))
    problems.push(`${name} ended with exit code ${code}`);
  else if (!counts('passed', 'failed', 'skipped')) problems.push(`${name} ran no tests`);
}

function run(args, env) {
  return boundedRun(process.execPath, args, {
    cwd: root,
    // Two runs at once must not draw on the same terminal.
    env: { TMPDIR: scratch, ...(tiers.length > 1 && { CI: 'true', PLAYWRIGHT_FORCE_TTY: '0' }), ...env },
    scratch,
    signal: limit.signal,
  });
}
