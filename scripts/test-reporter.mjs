// A reporter for Jest and for Playwright: appends a line for each test file to the file that TEST_RECORD names.
import { appendFileSync } from 'node:fs';

const record = (line) => appendFileSync(process.env.TEST_RECORD, `${JSON.stringify(line)}\n`);
const NONE = { passed: 0, failed: 0, skipped: 0, seconds: 0 };

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
