// The counts of a test run, as people and as machines read them.

const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0);

/** 'N passed, N failed', and ', N skipped' if any were. */
export function closingLine(rows) {
  const skipped = sum(rows, 'skipped');
  const line = `${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

const COLUMNS = ['tier', 'workspace', 'passed', 'failed', 'skipped', 'seconds'];

export function table(rows) {
  const cells = rows.map((row) => COLUMNS.map((column) => shown(row[column])));
  const widths = COLUMNS.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i].length)));
  const line = (row) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return [line(COLUMNS), ...cells.map(line)].join('\n');
}

const shown = (value) =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : String(value);
