// Runs the static checks and all tests for `.ci/run`, after the packages are installed. The argument is the
// number of seconds that the run has already taken.
import { makeTestScratch, sweep } from './scratch.mjs';
import { runFailedAgain } from './test-again.mjs';
import { parseTestArgs } from './test-args.mjs';
import { printReport } from './test-report.mjs';
import { CHECKS, runParts } from './test-run.mjs';
import { TIERS, escaped } from './tiers.mjs';

/** A run takes about 21 minutes on two idle cores, and twice as long or more on a busy machine. */
const LIMIT_MINUTES = 80;

/** The longest first, two at a time, so that neither core has nothing to do in the end. */
const PARTS = ['integration', 'browser', CHECKS, 'unit', 'packaging'];

const begun = Date.now() - Number(process.argv[2] ?? 0) * 1000;
const minutes = () => (Date.now() - begun) / 60_000;
const say = (text) => console.log(`\n› ${minutes().toFixed(1)} min: ${text}`);

const limit = new AbortController();
setTimeout(
  () => {
    say(
      `the limit of ${LIMIT_MINUTES} minutes has been reached: everything still running is stopped and counts as failed`,
    );
    limit.abort();
  },
  LIMIT_MINUTES * 60_000 - (Date.now() - begun),
).unref();

const scratch = makeTestScratch();
process.on('exit', () => sweep(scratch));
const whole = parseTestArgs([], Object.keys(TIERS));
const run = { scratch, signal: limit.signal, say };
const firstRows = await runParts(PARTS, whole, { ...run, atOnce: 2 });
const rows = await runFailedAgain(firstRows, (tier, files) => {
  say(`again: ${files.join(', ')}`);
  return runParts([tier], { ...whole, paths: files.map((file) => `^${escaped(file)}$`) }, run);
});
console.log(`\n${minutes().toFixed(1)} minutes in all`);
printReport(rows, { withSlowest: true });
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);
