import path from 'node:path';
import { printReport } from './test-report.mjs';
import { root } from './workspace.mjs';

const ROW = { tier: 'unit', workspace: 'a', passed: 3, failed: 0, skipped: 0, seconds: 1.25 };

const printed = (rows, withSlowest = false) => {
  const lines = [];
  printReport(rows, { withSlowest, print: (text) => lines.push(...text.split('\n')) });
  return lines;
};

const file = (name, seconds) => ({
  file: path.join(root, name),
  seconds,
  tests: [{ title: `of ${name}`, seconds }],
});

test('ends with the counts of all rows', () => {
  const rows = [ROW, { ...ROW, tier: 'browser', failed: 2 }];
  expect(printed(rows).at(-1)).toBe('6 passed, 2 failed');
});

test('mentions skipped tests in the last line', () => {
  expect(printed([{ ...ROW, skipped: 1 }]).at(-1)).toBe('3 passed, 0 failed, 1 skipped');
});

test('names the tier of a problem', () => {
  expect(printed([{ ...ROW, problem: 'ran no tests' }])).toContain('unit a: ran no tests');
});

test('names files that passed only when they ran again', () => {
  const flaky = [path.join(root, 'a.spec.ts')];
  expect(printed([{ ...ROW, flaky }])).toContain(
    'flaky: a.spec.ts failed, and passed when it ran again by itself',
  );
});

test('lists the ten slowest files and tests of all rows, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, i) => file(`${i}.spec.ts`, i));
  const lines = printed(
    [
      { ...ROW, files: files.slice(0, 6) },
      { ...ROW, files: files.slice(6) },
    ],
    true,
  );
  const slowest = lines.filter((line) => line.includes('.spec.ts')).map((line) => line.trim());
  expect(slowest).toHaveLength(20);
  expect(slowest.slice(0, 2)).toEqual(['11.0  11.spec.ts', '10.0  10.spec.ts']);
  expect(slowest[10]).toBe('11.0  11.spec.ts › of 11.spec.ts');
});
