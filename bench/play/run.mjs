// `npm run bench:play`: how quickly the daily answers a finger on a phone with a slow processor, and whether
// anything on the page jumps meanwhile. See bench/README.md.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/browser.mjs';
import { startBuiltApp } from '../../scripts/built-app.mjs';

const { values: options } = parseArgs({
  options: {
    /** How many times slower than this machine the processor is. */
    slower: { type: 'string', default: '4' },
    games: { type: 'string', default: '3' },
  },
});
const ROUNDS = 15;
/** Long enough for a tap to be answered and painted before anybody looks at the page: looking costs time too. */
const REST_MS = 500;
const PICKS = [...'ETAOINS'];
const INP_GOAL_MS = 100;

/** Runs in the page, before it: keeps each interaction's longest event, and what has shifted. */
function observe() {
  const anew = () => ({ interactions: {}, shift: 0, shifted: [] });
  window.seen = anew();
  window.seeAnew = () => (window.seen = anew());
  const whereIs = ({ top, height }) => `${Math.round(top)}+${Math.round(height)}`;
  new window.PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId === 0) continue;
      const { interactions } = window.seen;
      interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  new window.PerformanceObserver((list) => {
    // Shifts right after an input count here too: nothing may move under the finger.
    for (const { value, sources } of list.getEntries()) {
      window.seen.shift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const name = node?.className || node?.nodeName;
        window.seen.shifted.push(`${name}: ${whereIs(previousRect)} -> ${whereIs(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const centreOf = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

async function tap(page, [x, y]) {
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(REST_MS);
}

/** One daily, played by touch up to its last round but one; what was seen in play. */
async function play(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.localStorage.setItem('tutorials_dismissed', '["round1_tutorial","round2_tutorial"]');
  });
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  await page.goto(PAGES.daily);
  const cells = page.getByRole('grid', { name: TEXTS.gridName }).getByRole('gridcell');
  await cells.first().waitFor();
  await page.waitForLoadState('networkidle');
  const places = await Promise.all(Array.from({ length: ROUNDS }, (_, cell) => centreOf(cells.nth(cell))));
  const submit = await centreOf(page.getByRole('button', { name: 'Submit' }));
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slower) });
  await page.evaluate(() => void window.seeAnew());
  let taps = 0;
  let spent = 0;
  const timed = async (point) => {
    const before = await processorTime();
    await tap(page, point);
    spent += (await processorTime()) - before;
    taps++;
  };
  for (let round = 1; round <= ROUNDS; round++) {
    await timed(places[round - 1]);
    if (round % 2 === 0) {
      const picker = page.getByRole('dialog', { name: TEXTS.chooseLetter });
      const key = picker.getByRole('button', { name: PICKS[round / 2 - 1], exact: true });
      await timed(await centreOf(key));
      await picker.waitFor({ state: 'hidden' });
    }
    await timed(submit);
    await page.getByText(`Round ${round + 1} of 16`, { exact: true }).waitFor();
  }
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  const { interactions, shift, shifted } = seen;
  return { taps: Object.values(interactions), shift, shifted, spent: spent / taps };
}

const executablePath = await ensureChromium(console.log);
const app = await startBuiltApp();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  const games = [];
  for (let game = 0; game < Number(options.games); game++) games.push(await play(browser, app.url));
  const taps = games.flatMap((game) => game.taps).sort((a, b) => a - b);
  const at = (share) => taps[Math.min(taps.length - 1, Math.floor(share * taps.length))] ?? 0;
  const shift = Math.max(...games.map((game) => game.shift));
  console.log(
    `processor ${options.slower} times slower, ${games.length} games, ${taps.length} slow enough to be told`,
  );
  console.log(
    `interaction ms: median ${at(0.5)}, p98 ${at(0.98)} (the goal: under ${INP_GOAL_MS}), most ${at(1)}`,
  );
  const spent = games.reduce((sum, game) => sum + game.spent, 0) / games.length;
  console.log(`processor time of the page a tap, with all that follows from it: ${spent.toFixed(0)} ms`);
  console.log(`layout shift in play: ${shift.toFixed(4)} (the goal: 0)`);
  for (const line of new Set(games.flatMap(({ shifted }) => shifted))) console.log(`  ${line}`);
} finally {
  await browser.close();
  await app.stop();
}
