// What jest and Playwright wrote into their result files, as counts.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A spec file that could not even be loaded counts as one failed test. */
export function jestCounts(file) {
  const result = read(file);
  return (
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests + result.numTodoTests,
    }
  );
}

/** Errors outside of any test (a set-up that failed) count as one failed test each. */
export function playwrightCounts(file) {
  const result = read(file);
  return (
    result && {
      passed: result.stats.expected,
      failed: result.stats.unexpected + result.stats.flaky + result.errors.length,
      skipped: result.stats.skipped,
    }
  );
}
