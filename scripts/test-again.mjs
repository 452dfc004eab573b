// Spec files that failed run once more, one after the other and with nothing else at the same time. Those that
// pass then are reported as flaky: a busy machine must not stop a change, but nobody may overlook them either.
import path from 'node:path';
import { root } from './workspace.mjs';

/** With more failed files than this, the change is broken rather than the tests flaky. */
const MOST_FILES = 8;

/**
 * Resolves to the rows with the counts of the second attempt, and the names of flaky files in `flaky`.
 * `runFiles(tier, files)` runs spec files of a tier and resolves to rows.
 */
export async function runFailedAgain(rows, runFiles) {
  const failed = rows.flatMap((row) => failedFiles(row));
  if (failed.length === 0 || failed.length > MOST_FILES) return rows;
  const done = [];
  for (const row of rows) done.push(await secondAttempt(row, runFiles));
  return done;
}

const failedFiles = ({ files = [] }) => files.filter((file) => file.failed > 0);

async function secondAttempt(row, runFiles) {
  const failed = failedFiles(row);
  // A problem, such as a timeout, isn't any file's.
  if (failed.length === 0 || row.problem) return row;
  const again = await runFiles(
    row.tier,
    failed.map(({ file }) => path.relative(root, file)),
  );
  const change = (field) => row[field] + total(again, field) - total(failed, field);
  const stillFailed = new Set(again.flatMap(failedFiles).map(({ file }) => file));
  const broke = again.some(({ problem }) => problem);
  return {
    ...row,
    passed: change('passed'),
    failed: change('failed'),
    seconds: row.seconds + total(again, 'seconds'),
    problem: again.find(({ problem }) => problem)?.problem,
    flaky: broke ? [] : failed.map(({ file }) => file).filter((file) => !stillFailed.has(file)),
  };
}

const total = (counted, field) => counted.reduce((sum, each) => sum + each[field], 0);
