// Records the results of Jest and Playwright, and reports them.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** How long each test file took when it ran last. */
const DURATIONS = path.join(root, '.nx/test-durations.json');
const MIN_SECONDS_SHOWN = 1;

const record = (line) => appendFileSync(process.env.TEST_RECORD, `${JSON.stringify(line)}\n`);
const NONE = { passed: 0, failed: 0, skipped: 0, seconds: 0 };

/** A reporter for Jest and for Playwright: appends a line for each test file to the file that TEST_RECORD names. */
export default class TestReporter {
  #suites = [];

  /** Jest. A file that couldn't be loaded counts as one failed test. */
  onTestFileResult({ path, context }, result) {
    const { numFailingTests, numPassingTests, numPendingTests, numTodoTests, perfStats, testExecError } =
      result;
    record({
      tier: context.config.displayName.name,
      file: path,
      passed: numPassingTests,
      failed: testExecError ? Math.max(1, numFailingTests) : numFailingTests,
      skipped: numPendingTests + numTodoTests,
      seconds: perfStats.runtime / 1000,
    });
  }

  /** Playwright: it has begun. */
  onBegin({ rootDir }, suite) {
    this.#suites = suite.suites.flatMap((project) => project.suites);
    this.folder = rootDir;
  }

  /** Playwright: something other than a test has failed. */
  onError() {
    record({ ...NONE, tier: 'browser', file: this.folder ?? '.', failed: 1 });
  }

  /** Playwright: all tests have ended. */
  onEnd() {
    for (const suite of this.#suites) {
      const tests = suite.allTests();
      const count = (...outcomes) => tests.filter((test) => outcomes.includes(test.outcome())).length;
      record({
        tier: 'browser',
        file: suite.location.file,
        passed: count('expected', 'flaky'),
        failed: count('unexpected'),
        skipped: count('skipped'),
        isFlaky: count('flaky') > 0,
        seconds: tests
          .flatMap(({ results }) => results)
          .reduce((sum, { duration }) => sum + duration / 1000, 0),
      });
    }
  }
}

const sum = (all, field) => all.reduce((total, one) => total + one[field], 0);
const isFailed = ({ failed }) => failed > 0;
/** A file that ran again counts as it did the last time. */
const lastOfEach = (records) => [...new Map(records.map((one) => [one.file, one])).values()];

export const readRecord = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** The files of these tiers that failed. */
export const failedFiles = (records, tiers) =>
  lastOfEach(records).filter((one) => isFailed(one) && tiers.includes(one.tier));

/** Prints counts, what was skipped, flaky or failed, and the sum of all. Returns whether everything passed. */
export function printReport(records, problems, print = console.log) {
  const files = lastOfEach(records);
  const failedOnce = new Set(records.filter(isFailed).map(({ file }) => file));
  const isFlaky = (one) => !isFailed(one) && (one.isFlaky || failedOnce.has(one.file));
  const list = (which, text) =>
    files.filter(which).forEach((one) => print(`${text(one)}: ${path.relative(root, one.file)}`));
  print('');
  for (const tier of new Set(files.map((one) => one.tier))) {
    const all = files.filter((one) => one.tier === tier);
    print(`${tier}: ${sum(all, 'passed')} passed, ${sum(all, 'failed')} failed, in ${all.length} files`);
  }
  list(
    (one) => one.skipped > 0,
    ({ skipped }) => `${skipped} skipped`,
  );
  list(isFlaky, () => 'flaky, passed only when it ran again');
  list(isFailed, () => 'failed');
  problems.forEach((problem) => print(problem));
  const failed = sum(files, 'failed') + problems.length;
  print(`${sum(files, 'passed')} passed, ${failed} failed`);
  return failed === 0;
}

const durations = () => (existsSync(DURATIONS) ? JSON.parse(readFileSync(DURATIONS, 'utf8')) : {});

export function rememberDurations(records) {
  const known = durations();
  for (const { file, tier, seconds } of records) known[path.relative(root, file)] = { tier, seconds };
  mkdirSync(path.dirname(DURATIONS), { recursive: true });
  writeFileSync(DURATIONS, JSON.stringify(known));
}

/** Prints the seconds of each file in the last runs, the longest first, and how much each part takes altogether. */
export function printDurations(print = console.log) {
  const known = Object.entries(durations())
    .map(([file, one]) => ({ ...one, file, part: file.includes('.slow.') ? 'slow' : 'quick' }))
    .filter(({ file }) => existsSync(path.join(root, file)))
    .sort((a, b) => b.seconds - a.seconds);
  const line = ({ seconds, part, tier, file }) =>
    print(`${seconds.toFixed(1).padStart(8)}  ${part.padEnd(5)}  ${tier.padEnd(11)}  ${file}`);
  known.filter(({ seconds }) => seconds >= MIN_SECONDS_SHOWN).forEach(line);
  for (const part of ['quick', 'slow']) {
    for (const tier of new Set(known.map((one) => one.tier))) {
      const all = known.filter((one) => one.part === part && one.tier === tier);
      if (all.length > 0) line({ seconds: sum(all, 'seconds'), part, tier, file: `all ${all.length} files` });
    }
  }
}
