// Reports the results of a test run for people and for machines.
import path from 'node:path';
import { root } from './workspace.mjs';

const SLOWEST = 10;

const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0);

/** 'N passed, N failed', and ', N skipped' if any were. */
export function closingLine(rows) {
  const skipped = sum(rows, 'skipped');
  const line = `${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** Prints the slowest files and tests, a row per tier and workspace, problems, flaky files, and the counts. */
export function printReport(rows, { withSlowest, print = console.log }) {
  if (withSlowest) print(`\n${slowest(rows)}`);
  print(`\n${table(rows)}\n`);
  for (const { tier, workspace, problem } of rows) {
    if (problem) print(`${[tier, workspace].filter(Boolean).join(' ')}: ${problem}`);
  }
  for (const { flaky = [] } of rows) {
    for (const file of flaky) {
      print(`flaky: ${path.relative(root, file)} failed, and passed when it ran again by itself`);
    }
  }
  print(closingLine(rows));
}

const COLUMNS = ['tier', 'workspace', 'passed', 'failed', 'skipped', 'seconds'];

function table(rows) {
  const cells = rows.map((row) => COLUMNS.map((column) => shown(row[column])));
  const widths = COLUMNS.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i].length)));
  const line = (row) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return [line(COLUMNS), ...cells.map(line)].join('\n');
}

function slowest(rows) {
  const files = rows
    .flatMap((row) => row.files ?? [])
    .map(({ file, ...rest }) => ({ ...rest, name: path.relative(root, file) }));
  const tests = files.flatMap((file) =>
    file.tests.map(({ title, seconds }) => ({ name: `${file.name} › ${title}`, seconds })),
  );
  return [...ranking('Slowest test files', files), '', ...ranking('Slowest tests', tests)].join('\n');
}

function ranking(heading, timed) {
  const top = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    `${heading}, in seconds`,
    ...top.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}`),
  ];
}

const shown = (value) =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : String(value);
