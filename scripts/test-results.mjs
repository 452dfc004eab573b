// Reads the result files of jest and Playwright as counts and durations.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A spec file that couldn't be loaded counts as one failed test. */
export function jestResults(file) {
  const result = read(file);
  return (
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests + result.numTodoTests,
      files: result.testResults.map((suite) => ({
        file: suite.name,
        seconds: (suite.endTime - suite.startTime) / 1000,
        tests: suite.assertionResults.map(({ fullName, duration }) => ({
          title: fullName,
          seconds: (duration ?? 0) / 1000,
        })),
      })),
    }
  );
}

/** Errors outside of any test (such as in the setup) count as one failed test each. */
export function playwrightResults(file) {
  const result = read(file);
  return (
    result && {
      passed: result.stats.expected,
      failed: result.stats.unexpected + result.stats.flaky + result.errors.length,
      skipped: result.stats.skipped,
      files: result.suites.map((suite) =>
        withSeconds(`${result.config.rootDir}/${suite.file}`, testsOf(suite)),
      ),
    }
  );
}

const withSeconds = (file, tests) => ({
  file,
  seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
  tests,
});

const testsOf = ({ specs, suites = [] }, path = []) => [
  ...specs.map(({ title, tests }) => ({
    title: [...path, title].join(' '),
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap((suite) => testsOf(suite, [...path, suite.title])),
];
