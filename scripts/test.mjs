// `npm test`: sets up what is missing, runs all tiers of tests, and closes with their counts.
// `npm test -- unit` (or integration, packaging, browser) runs one tier.
import { boundedRun } from './bounded-run.mjs';
import { ensureChromium } from './browser.mjs';
import { ensureRedis } from './redis.mjs';
import { makeScratch, sweep } from './scratch.mjs';
import { closingLine, table } from './test-report.mjs';
import { TIERS, runTier, workspacesWith } from './tiers.mjs';
import { installPackages, requireNode, root } from './workspace.mjs';

const BUILD_SECONDS = 600;

const say = (text) => console.log(`\n› ${text}`);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in TIERS));
if (unknown.length > 0) {
  console.error(`No such tier: ${unknown.join(', ')}. There are ${Object.keys(TIERS).join(', ')}.`);
  process.exit(2);
}
const tiers = Object.entries(TIERS).filter(([name]) => wanted.length === 0 || wanted.includes(name));

/** What a tier may need before it can run; each returns environment variables for it, or throws. */
const SET_UP = {
  build: async () => {
    say('building');
    const { code } = await boundedRun('npm', ['run', 'build', '--silent'], {
      cwd: root,
      seconds: BUILD_SECONDS,
      scratch,
    });
    if (code !== 0) throw new Error('The build failed.');
    return {};
  },
  browser: async () => ({ CHROMIUM_PATH: await ensureChromium(say) }),
  redis: () => ({ REDIS_SERVER: ensureRedis(say) }),
};

const done = new Map();
const setUp = (need) => {
  if (!done.has(need)) done.set(need, SET_UP[need]());
  return done.get(need);
};

const scratch = makeScratch();
process.on('exit', () => sweep(scratch));

const rows = [];
const runAll = async (name, tier) => {
  const env = { TMPDIR: scratch };
  for (const need of tier.needs) Object.assign(env, await setUp(need));
  for (const workspace of workspacesWith(tier.script)) {
    say(`${name} tests of ${workspace}`);
    const begin = performance.now();
    const counts = await runTier(tier, workspace, scratch, env);
    rows.push({ tier: name, workspace, ...counts, seconds: (performance.now() - begin) / 1000 });
  }
};

requireNode();
await installPackages();
for (const [name, tier] of tiers) {
  try {
    await runAll(name, tier);
  } catch (error) {
    rows.push({
      tier: name,
      workspace: '',
      passed: 0,
      failed: 1,
      skipped: 0,
      problem: error.message,
      seconds: 0,
    });
  }
}

console.log(`\n${table(rows)}\n`);
for (const { tier, workspace, problem } of rows) {
  if (problem) console.log(`${tier} ${workspace}: ${problem}`);
}
console.log(closingLine(rows));
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);
