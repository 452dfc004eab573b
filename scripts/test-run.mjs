// Runs tiers of tests and the static checks, in order or several at the same time.
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { boundedRun } from './bounded-run.mjs';
import { setUps } from './test-set-up.mjs';
import { TIERS, runTier, selectWorkspaces } from './tiers.mjs';
import { root } from './workspace.mjs';

export const CHECKS = 'checks';
const CHECK_SECONDS = 1800;

const NONE = { workspace: '', passed: 0, failed: 0, skipped: 0, seconds: 0 };

/**
 * Runs these tiers, and the static checks if they are named: `atOnce` at the same time, and the next one whenever
 * one has ended. Resolves to rows of results. When `signal` aborts, whatever is running is killed and the rest
 * fails.
 */
export async function runParts(names, selection, { atOnce = 1, scratch, signal, say }) {
  const run = { selection, scratch, signal, say, setUp: setUps({ scratch, signal, say }) };
  const queue = [...names];
  const lanes = Array.from({ length: atOnce }, () => runLane(queue, run, atOnce > 1));
  return (await Promise.all(lanes)).flat();
}

/** The output of simultaneous parts would be mixed up, so each part's output is printed when it has ended. */
async function runLane(queue, run, isBuffered) {
  const rows = [];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const log = isBuffered ? openLog(run.scratch, name) : undefined;
    try {
      if (run.signal?.aborted) throw new Error('did not run');
      const runPart = name === CHECKS ? runChecks : runSelected;
      for await (const row of runPart(name, { ...run, log: log?.fd })) rows.push(row);
    } catch (error) {
      rows.push({ ...NONE, tier: name, failed: 1, problem: error.message });
    }
    log?.show(run.say);
  }
  return rows;
}

async function* runSelected(name, { selection: { paths, title }, scratch, signal, say, setUp, log }) {
  const tier = TIERS[name];
  const workspaces = selectWorkspaces(tier, paths);
  if (workspaces.length === 0) throw new Error(`no test's path matches ${paths.join(' or ')}`);
  const env = { TMPDIR: scratch };
  for (const need of tier.needs) Object.assign(env, await setUp(need));
  let found = 0;
  for (const workspace of workspaces) {
    if (signal?.aborted) throw new Error('did not finish');
    say(`${name} tests of ${workspace.name}`);
    const begin = performance.now();
    const results = await runTier(tier, workspace, { title, folder: scratch, env, log, signal });
    // Without a title, those that this machine can't run have been found as well.
    found += results.passed + results.failed + results.skipped;
    yield { tier: name, workspace: workspace.name, ...results, seconds: secondsSince(begin) };
  }
  if (found === 0) throw new Error(title ? `no test's title matches ${title}` : 'ran no tests');
}

/** Checks that pass don't count as tests; if any fails, that is one failed test. */
async function* runChecks(name, { scratch, signal, say, log }) {
  say('static checks');
  const begin = performance.now();
  const args = ['run', 'check', '--silent', '--', 'static'];
  const { code, timedOut } = await boundedRun('npm', args, {
    cwd: root,
    seconds: CHECK_SECONDS,
    scratch,
    signal,
    log,
  });
  const row = { ...NONE, tier: name, seconds: secondsSince(begin) };
  if (code === 0) yield row;
  else
    yield {
      ...row,
      failed: 1,
      problem: timedOut ? `did not finish within ${CHECK_SECONDS} s` : 'a check failed, see above',
    };
}

const secondsSince = (begin) => (performance.now() - begin) / 1000;

function openLog(scratch, name) {
  const file = path.join(scratch, `${name}.log`);
  const fd = openSync(file, 'w');
  const show = (say) => {
    closeSync(fd);
    say(`output of ${name}`);
    process.stdout.write(readFileSync(file));
  };
  return { fd, show };
}
