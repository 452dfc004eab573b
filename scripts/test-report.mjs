// Records the results of Jest and Playwright by file, and reports them.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** How long each test file took when it ran last. */
const DURATIONS = path.join(root, '.nx/test-durations.json');

/** A reporter for both, which appends a line for each file to the one that TEST_RECORD names. */
export default class TestReporter {
  #files = [];

  #record(tier, file, [passed, failed, skipped], seconds, isFlaky) {
    const line = { tier, file, passed, failed, skipped, seconds, isFlaky };
    appendFileSync(process.env.TEST_RECORD, `${JSON.stringify(line)}\n`);
  }

  /** Jest. A file that couldn't be loaded counts as one failed test. */
  onTestFileResult({ path: file, context }, result) {
    const failed = result.testExecError ? Math.max(1, result.numFailingTests) : result.numFailingTests;
    const counts = [result.numPassingTests, failed, result.numPendingTests + result.numTodoTests];
    this.#record(context.config.displayName.name, file, counts, result.perfStats.runtime / 1000);
  }

  /** Playwright: it has begun. */
  onBegin(_, suite) {
    this.#files = suite.suites.flatMap((project) => project.suites);
  }

  /** Playwright: something other than a test has failed. */
  onError() {
    this.#record('browser', path.join(root, 'frontend/e2e'), [0, 1, 0], 0);
  }

  /** Playwright: all tests have ended. */
  onEnd() {
    for (const suite of this.#files) {
      const tests = suite.allTests();
      const count = (...outcomes) => tests.filter((test) => outcomes.includes(test.outcome())).length;
      const counts = [count('expected', 'flaky'), count('unexpected'), count('skipped')];
      const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      this.#record('browser', suite.location.file, counts, ms / 1000, count('flaky') > 0);
    }
  }
}

const sum = (all, field) => all.reduce((total, one) => total + one[field], 0);
const isFailed = ({ failed }) => failed > 0;
/** A file that ran again counts as it did the last time. */
const lastOfEach = (records) => [...new Map(records.map((one) => [one.file, one])).values()];

/** What a run has recorded. If it was one of `isWhole` files, remembers how long they took; otherwise, most tests are skipped. */
export function readRecord(file, { isWhole }) {
  if (!existsSync(file)) return [];
  const records = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (!isWhole) return records.map((one) => ({ ...one, skipped: 0 }));
  const known = durations();
  for (const { file: name, tier, seconds } of records) known[path.relative(root, name)] = { tier, seconds };
  mkdirSync(path.dirname(DURATIONS), { recursive: true });
  writeFileSync(DURATIONS, JSON.stringify(known));
  return records;
}

/** The files of these tiers that failed. */
export const failedFiles = (records, tiers) =>
  lastOfEach(records).filter((one) => isFailed(one) && tiers.includes(one.tier));

/** Prints counts, what was skipped, flaky or failed, and the sum of all. Returns whether everything passed. */
export function printReport(records, problems, print = console.log) {
  const files = lastOfEach(records);
  const isFlaky = (one) =>
    !isFailed(one) && records.some((other) => other.file === one.file && (other.isFlaky || isFailed(other)));
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

function durations() {
  return existsSync(DURATIONS) ? JSON.parse(readFileSync(DURATIONS, 'utf8')) : {};
}

/** Prints the seconds of each file in the last runs, the longest first, and their sums. */
export function printDurations(print = console.log) {
  const known = Object.entries(durations()).filter(([file]) => existsSync(path.join(root, file)));
  const sums = {};
  const line = ([name, seconds]) => print(`${seconds.toFixed(1).padStart(8)}  ${name}`);
  for (const [file, { tier, seconds }] of known.toSorted(([, a], [, b]) => b.seconds - a.seconds)) {
    line([file, seconds]);
    const group = `all ${file.includes('.slow.') ? 'slow' : 'quick'} files of ${tier}`;
    sums[group] = (sums[group] ?? 0) + seconds;
  }
  Object.entries(sums).forEach(line);
}
