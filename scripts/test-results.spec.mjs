import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestResults, playwrightResults } from './test-results.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const written = (result) => {
  const file = path.join(folder, 'results.json');
  writeFileSync(file, JSON.stringify(result));
  return file;
};

test.each([jestResults, playwrightResults])('%p returns no results if there is no file', (results) => {
  expect(results(path.join(folder, 'missing.json'))).toBeUndefined();
});

test("reads jest's counts and durations, and counts a file that couldn't be loaded as a failed test", () => {
  const file = written({
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: '/a.spec.ts',
        status: 'failed',
        startTime: 1000,
        endTime: 4500,
        assertionResults: [
          { fullName: 'a game ends', duration: 1200, status: 'passed' },
          { fullName: 'a game begins', duration: 0, status: 'failed' },
          { fullName: 'not run', duration: null, status: 'pending' },
        ],
      },
      { name: '/b.spec.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
    ],
  });
  expect(jestResults(file)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    files: [
      {
        file: '/a.spec.ts',
        passed: 1,
        failed: 1,
        seconds: 3.5,
        tests: [
          { title: 'a game ends', seconds: 1.2 },
          { title: 'a game begins', seconds: 0 },
          { title: 'not run', seconds: 0 },
        ],
      },
      { file: '/b.spec.ts', passed: 0, failed: 1, seconds: 0, tests: [] },
    ],
  });
});

test("reads Playwright's counts and durations from nested suites, and counts errors and flaky tests as failed", () => {
  const spec = (title, duration, status) => ({ title, tests: [{ status, results: [{ duration }] }] });
  const file = written({
    config: { rootDir: '/e2e' },
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: 'the set-up failed' }],
    suites: [
      {
        file: 'a.e2e.ts',
        specs: [spec('loads', 500, 'unexpected')],
        suites: [{ title: 'on a phone', specs: [spec('fits', 1500, 'expected')] }],
      },
    ],
  });
  expect(playwrightResults(file)).toEqual({
    passed: 2,
    failed: 3,
    skipped: 0,
    files: [
      {
        file: '/e2e/a.e2e.ts',
        passed: 1,
        failed: 1,
        seconds: 2,
        tests: [
          { title: 'loads', seconds: 0.5 },
          { title: 'on a phone fits', seconds: 1.5 },
        ],
      },
    ],
  });
});
