import path from 'node:path';
import { runFailedAgain } from './test-again.mjs';
import { root } from './workspace.mjs';

const file = (name, passed, failed) => ({ file: path.join(root, name), passed, failed, seconds: 1 });
const row = (files, more = {}) => ({
  tier: 'unit',
  workspace: 'a',
  passed: files.reduce((sum, { passed }) => sum + passed, 0),
  failed: files.reduce((sum, { failed }) => sum + failed, 0),
  skipped: 0,
  seconds: 10,
  files,
  ...more,
});

/** Runs nothing, but records what it should have run. */
const runner = (...rows) => {
  const asked = [];
  const runFiles = (tier, files) => {
    asked.push([tier, files]);
    return Promise.resolve(rows);
  };
  return { asked, runFiles };
};

test('runs nothing again if all tests passed', async () => {
  const { asked, runFiles } = runner();
  const rows = [row([file('a.spec.ts', 3, 0)])];
  expect(await runFailedAgain(rows, runFiles)).toEqual(rows);
  expect(asked).toEqual([]);
});

test('counts a file that passes the second time as passed, and names it', async () => {
  const { asked, runFiles } = runner(row([file('b.spec.ts', 4, 0)]));
  const [result] = await runFailedAgain([row([file('a.spec.ts', 3, 0), file('b.spec.ts', 2, 2)])], runFiles);
  expect(asked).toEqual([['unit', ['b.spec.ts']]]);
  expect(result).toMatchObject({ passed: 7, failed: 0, flaky: [path.join(root, 'b.spec.ts')] });
});

test('leaves a test that fails twice as failed', async () => {
  const { runFiles } = runner(row([file('b.spec.ts', 3, 1)]));
  const [result] = await runFailedAgain([row([file('b.spec.ts', 3, 1)])], runFiles);
  expect(result).toMatchObject({ passed: 3, failed: 1, flaky: [] });
});

test('keeps a failure of the second attempt itself', async () => {
  const { runFiles } = runner(row([], { failed: 1, problem: 'the build failed' }));
  const [result] = await runFailedAgain([row([file('b.spec.ts', 3, 1)])], runFiles);
  expect(result).toMatchObject({ failed: 1, problem: 'the build failed', flaky: [] });
});

test.each([
  ['a tier was stopped', [row([file('a.spec.ts', 3, 1)], { failed: 2, problem: 'did not finish' })]],
  ['many files failed', [row(Array.from({ length: 9 }, (_, i) => file(`${i}.spec.ts`, 0, 1)))]],
])('runs nothing again if %s', async (_, rows) => {
  const { asked, runFiles } = runner();
  expect(await runFailedAgain(rows, runFiles)).toEqual(rows);
  expect(asked).toEqual([]);
});
