// `npm run lighthouse` runs Lighthouse three times on every public page of the built program, as on a phone.
// It prints the medians, how long the page was blocked, and the failed audits, and fails below 95. `-- --runs 1 /rules /about` checks less.
// On a busy machine, `-- --runs 1 --only accessibility,best-practices,seo` checks only what doesn't depend on
// its speed.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PATHS, PAGES, PLAYER_HEADER, pathOf, publicPages } from '@tessera/contracts/wire';
import { CHROMIUM_FLAGS, ensureChromium } from './browser.mjs';
import { build } from './build.mjs';
import { startBuiltApp } from './built-app.mjs';
import { makeScratch, sweep } from './scratch.mjs';
import { root } from './workspace.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'performance,accessibility,best-practices,seo' },
  },
});

/** Not found by search engines on purpose, because whoever has the link may see them. */
const UNLISTED = [PAGES.challenge, PAGES.sharedResult].map((path) => path.slice(0, path.indexOf(':')));
const CATEGORIES = options.only.split(',');
const RUNS = Number(options.runs);
const ENOUGH = 95;
const CLI = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

await build();
const scratch = makeScratch();
const chromium = await ensureChromium(console.log);
// A leaderboard without players looks different, and its largest text comes from the server.
const DATA_DIR = path.join(scratch, 'data');
const seeded = spawnSync(process.execPath, [path.join(root, 'backend/dist/seed/main.js')], {
  env: { ...process.env, DATA_DIR },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (seeded.status !== 0) throw new Error('The sample data could not be made; see above.');
const app = await startBuiltApp({ DATA_DIR });

const measure = (page, run, tries = 3) => {
  const url = app.url + page;
  const file = path.join(scratch, `${run}.json`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      CLI,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      ...(isUnlisted(page) ? ['--skip-audits=is-crawlable'] : []),
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, encoding: 'utf8', timeout: 180_000 },
  );
  if (status === 0) return JSON.parse(readFileSync(file, 'utf8'));
  // A busy machine can lose a trace, which says nothing about the page.
  if (tries > 1) return measure(page, run, tries - 1);
  throw new Error(`Lighthouse could not measure ${url}:\n${stderr}`);
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The report with the median score in the first category (performance by default). */
const medianReport = (reports) => {
  const scoreOf = ({ categories }) => categories[CATEGORIES[0]].score;
  return reports.find((report) => scoreOf(report) === median(reports.map(scoreOf)));
};

/** The failed audits of a report. */
const failures = ({ categories, audits }) =>
  CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `${category}: ${audits[id].title} ${audits[id].displayValue ?? ''}`.trim()),
  );

/** How long the page couldn't respond while it loaded. Only a run that measures performance knows it. */
const blockedMs = ({ audits }) => audits['total-blocking-time']?.numericValue;

let short = false;
try {
  const all = await pagesOf(app.url);
  // `/share/` and `/challenge/` stand for the page below them, whose address isn't known before.
  const wanted = positionals.map((page) =>
    page === '/' ? page : (all.find((one) => page.endsWith('/') && one.startsWith(page)) ?? page),
  );
  const pages = wanted.length > 0 ? wanted : all;
  console.log(['page', ...CATEGORIES, 'blocked'].join('  '));
  for (const page of pages) {
    const reports = Array.from({ length: RUNS }, (_, run) => measure(page, run));
    const scores = CATEGORIES.map((category) =>
      Math.round(100 * median(reports.map(({ categories }) => categories[category].score))),
    );
    const blocked = median(reports.map(blockedMs));
    console.log([page, ...scores, blocked === undefined ? '-' : `${Math.round(blocked)} ms`].join('  '));
    for (const line of failures(medianReport(reports))) console.log(`  ${line}`);
    short ||= scores.some((score) => score < ENOUGH);
  }
} finally {
  await app.stop();
  sweep(scratch);
}
if (short) console.error(`A score is below ${ENOUGH}.`);
process.exitCode = short ? 1 : 0;

function isUnlisted(page) {
  return UNLISTED.some((start) => page.startsWith(start));
}

/**
 * All pages that open by their address alone, and those of links that players send each other, for which it plays a daily and
 * makes a challenge. The program runs at this address without rate limits.
 */
async function pagesOf(url) {
  const player = randomUUID();
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json', [PLAYER_HEADER]: player };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { game } = await post(PATHS.createDaily, { userTimezone: 'UTC' });
  const { gameId } = game;
  const blind = game.letterSequence.slice(0, 8);
  const playerGrid = [[...'STAR'], [...'TONE'], blind.slice(0, 4), blind.slice(4)];
  await post(pathOf(PATHS.completeDaily, { gameId }), { playerGrid });
  const { shareId } = await post(PATHS.shareResult, { gameId });
  const letters = [...'ELIZABET'];
  const { challenge } = await post(PATHS.challenges, { letters, requestId: randomUUID() });
  return [
    ...publicPages(),
    `${PAGES.leaderboards}?period=week`,
    pathOf(PAGES.sharedResult, { shareId }),
    pathOf(PAGES.challenge, { code: challenge.code }),
  ];
}
