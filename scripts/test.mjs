// `npm test` sets up what is missing, runs all tiers of tests but `engine`, and ends with their counts. `npm test --
// integration` (or unit, packaging, browser, engine) runs one tier, `npm test -- integration leaderboards` only the
// files whose path matches, and `-t 'a title'` only the tests whose title does.
import { makeTestScratch, sweep } from './scratch.mjs';
import { UsageError, parseTestArgs } from './test-args.mjs';
import { printReport } from './test-report.mjs';
import { runParts } from './test-run.mjs';
import { TIERS } from './tiers.mjs';
import { installPackages, requireNode } from './workspace.mjs';

const tiers = Object.keys(TIERS);
const usual = tiers.filter((name) => !TIERS[name].onlyByName);

requireNode();
const selection = parse(process.argv.slice(2));
await installPackages({ withTools: true });
const scratch = makeTestScratch();
process.on('exit', () => sweep(scratch));
const say = (text) => console.log(`\n› ${text}`);
const rows = await runParts(selection.tiers, selection, { scratch, say });
printReport(rows, { withSlowest: selection.isWhole });
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);

function parse(args) {
  try {
    return parseTestArgs(args, tiers, usual);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
