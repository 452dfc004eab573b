import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import TestReporter, { failedFiles, printReport, readRecord } from './test-report.mjs';
import { binary, root } from './workspace.mjs';

const record = (file, passed, failed, more) => ({
  tier: 'unit',
  file: path.join(root, file),
  passed,
  failed,
  skipped: 0,
  seconds: 1,
  ...more,
});

function printed(records, problems = []) {
  const lines = [];
  const isGreen = printReport(records, problems, (line) => lines.push(line));
  return { lines, isGreen };
}

test('a run ends with the counts of all files', () => {
  const { lines, isGreen } = printed([
    record('a.spec.ts', 3, 0),
    record('b.e2e.ts', 2, 0, { tier: 'browser' }),
  ]);
  expect(lines.at(-1)).toBe('5 passed, 0 failed');
  expect(lines).toContain('browser: 2 passed, 0 failed, in 1 files');
  expect(isGreen).toBe(true);
});

test('a file that fails is named, and the run has failed', () => {
  const { lines, isGreen } = printed([record('a.spec.ts', 3, 1)]);
  expect(lines).toContain('failed: a.spec.ts');
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
  expect(isGreen).toBe(false);
});

test('a file that passes when it runs again counts as passed, and is named', () => {
  const records = [record('a.spec.ts', 2, 2), record('b.spec.ts', 1, 0), record('a.spec.ts', 4, 0)];
  const { lines } = printed(records);
  expect(lines).toContain('flaky, passed only when it ran again: a.spec.ts');
  expect(lines.at(-1)).toBe('5 passed, 0 failed');
  expect(failedFiles(records, ['unit'])).toEqual([]);
});

test('a file that fails again stays failed', () => {
  const records = [record('a.spec.ts', 2, 2), record('a.spec.ts', 3, 1)];
  expect(printed(records).lines.at(-1)).toBe('3 passed, 1 failed');
  expect(failedFiles(records, ['unit'])).toHaveLength(1);
  expect(failedFiles(records, ['integration'])).toEqual([]);
});

test('a problem that is no test counts as a failed one', () => {
  const { lines, isGreen } = printed([record('a.spec.ts', 3, 0)], ['the build failed']);
  expect(lines.slice(-2)).toEqual(['the build failed', '3 passed, 1 failed']);
  expect(isGreen).toBe(false);
});

test('files with tests that this machine skips are named', () => {
  expect(printed([record('a.spec.ts', 3, 0, { skipped: 2 })]).lines).toContain('2 skipped: a.spec.ts');
});

/** What a reporter records of these events. */
function recorded(report) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-record-'));
  process.env.TEST_RECORD = path.join(folder, 'record.jsonl');
  report(new TestReporter());
  const found = readRecord(process.env.TEST_RECORD, { isWhole: false });
  rmSync(folder, { recursive: true });
  return found;
}

test("Jest's results are recorded by file, and one that couldn't be loaded is a failed test", () => {
  const suite = { path: '/a.spec.ts', context: { config: { displayName: { name: 'unit' } } } };
  const counts = { numPassingTests: 2, numFailingTests: 0, numPendingTests: 1, numTodoTests: 1 };
  const perfStats = { runtime: 3500 };
  const found = recorded((reporter) => {
    reporter.onTestFileResult(suite, { ...counts, perfStats });
    reporter.onTestFileResult(suite, { ...counts, numPassingTests: 0, perfStats, testExecError: {} });
  });
  const line = { tier: 'unit', file: '/a.spec.ts', skipped: 0, seconds: 3.5 };
  expect(found).toEqual([
    { ...line, passed: 2, failed: 0 },
    { ...line, passed: 0, failed: 1 },
  ]);
});

test("Playwright's results are recorded by file, and an error outside of tests is a failed test", () => {
  const outcome = (name, duration) => ({ outcome: () => name, results: [{ duration }] });
  const tests = [outcome('expected', 500), outcome('flaky', 1000), outcome('unexpected', 500)];
  const file = { location: { file: '/e2e/a.e2e.ts' }, allTests: () => tests };
  const found = recorded((reporter) => {
    reporter.onBegin({}, { suites: [{ suites: [file] }] });
    reporter.onError();
    reporter.onEnd();
  });
  expect(found).toEqual([
    { tier: 'browser', file: path.join(root, 'frontend/e2e'), passed: 0, failed: 1, skipped: 0, seconds: 0 },
    { tier: 'browser', file: '/e2e/a.e2e.ts', passed: 2, failed: 1, skipped: 0, seconds: 2, isFlaky: true },
  ]);
});

test.each([
  ['a pattern without a tier', ['leaderboards'], 'Name a tier first'],
  ['a title without a tier', ['-t', 'sorts'], 'Name a tier first'],
  ['an unknown option', ['unit', '--watch'], '--watch'],
  ['a missing title', ['unit', '-t'], '-t'],
  ['a broken pattern', ['unit', '('], '/(/'],
])('`npm test` rejects %s', (_, args, message) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/test.mjs'), ...args], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage');
});

const NO_SOURCE = /^(node_modules|dist|dist\.new|\..*)$/;
const specsIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCE.test(entry.name) ? [] : specsIn(file);
    return /\.spec\.\w+$/.test(file) ? [file] : [];
  });

test('every spec file is in exactly one tier', () => {
  const args = [binary('jest'), '--listTests', '--json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const listed = JSON.parse(stdout).map((file) => path.relative(root, file));
  expect(listed.toSorted()).toEqual(specsIn('.').toSorted());
});
