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
        ...countsOfSuite(suite),
        seconds: (suite.endTime - suite.startTime) / 1000,
        tests: suite.assertionResults.map(({ fullName, duration }) => ({
          title: fullName,
          seconds: (duration ?? 0) / 1000,
        })),
      })),
    }
  );
}

/** A suite that couldn't be loaded has no assertions. */
function countsOfSuite({ status, assertionResults }) {
  const count = (wanted) => assertionResults.filter((test) => test.status === wanted).length;
  const failed = count('failed');
  return { passed: count('passed'), failed: status === 'failed' ? Math.max(1, failed) : failed };
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
        withTotals(`${result.config.rootDir}/${suite.file}`, testsOf(suite)),
      ),
    }
  );
}

const withTotals = (file, tests) => {
  const count = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length;
  return {
    file,
    passed: count('expected'),
    failed: count('unexpected', 'flaky'),
    seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
    tests: tests.map(({ title, seconds }) => ({ title, seconds })),
  };
};

const testsOf = ({ specs, suites = [] }, path = []) => [
  ...specs.map(({ title, tests }) => ({
    title: [...path, title].join(' '),
    status: tests[0].status,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap((suite) => testsOf(suite, [...path, suite.title])),
];
