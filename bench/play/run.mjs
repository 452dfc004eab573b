// How fast the daily responds to touch on a phone with a slow CPU, and whether the layout shifts. See bench/README.md.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/browser.mjs';
import { startBuiltApp } from '../../scripts/built-app.mjs';

const { values: options } = parseArgs({
  options: {
    /** CPU slowdown compared with this machine. */
    slower: { type: 'string', default: '4' },
    games: { type: 'string', default: '3' },
  },
});
const ROUNDS = 15;
/** Long enough for the response to a tap to be painted before the page is inspected, which also takes time. */
const REST_MS = 500;
const PICKS = [...'ETAOINS'];
const INP_GOAL_MS = 100;
/** The browser reports no shorter durations. */
const SHORTEST_REPORTED_MS = 16;

/** Runs in the page before its scripts. Records the longest event of the interactions, and layout shifts. */
function observe() {
  const empty = () => ({ longest: undefined, shift: 0, shifted: [] });
  window.seen = empty();
  window.resetSeen = () => (window.seen = empty());
  const whereIs = ({ top, height }) => `${Math.round(top)}+${Math.round(height)}`;
  new window.PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime, processingStart, processingEnd } of list.getEntries()) {
      if (interactionId === 0 || duration <= (window.seen.longest?.duration ?? 0)) continue;
      const [delay, processing] = [processingStart - startTime, processingEnd - processingStart];
      window.seen.longest = { duration, delay, processing, presentation: duration - delay - processing };
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  new window.PerformanceObserver((list) => {
    // Unlike in the Web Vitals metric, shifts right after an input count too: nothing may move under the finger.
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

/** Plays one daily by touch up to round 15 and returns the measurements. */
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slower) });
  // What the page does right after it has loaded isn't a response to a tap.
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => void window.resetSeen());
  const taps = [];
  const timed = async (kind, point) => {
    const before = await processorTime();
    await tap(page, point);
    const spent = (await processorTime()) - before;
    const longest = await page.evaluate((least) => {
      const { longest = { duration: least } } = window.seen;
      window.seen.longest = undefined;
      return longest;
    }, SHORTEST_REPORTED_MS);
    taps.push({ kind, spent, ...longest });
  };
  for (let round = 1; round <= ROUNDS; round++) {
    await timed(round % 2 === 0 ? 'open letter picker' : 'place letter', places[round - 1]);
    if (round % 2 === 0) {
      const picker = page.getByRole('dialog', { name: TEXTS.chooseLetter });
      const key = picker.getByRole('button', { name: PICKS[round / 2 - 1], exact: true });
      await timed('choose letter', await centreOf(key));
    }
    await timed('submit', await centreOf(page.getByRole('button', { name: 'Submit' })));
    await page.getByText(`Round ${round + 1} of 16`, { exact: true }).waitFor();
  }
  const { shift, shifted } = await page.evaluate(() => window.seen);
  await context.close();
  return { taps, shift, shifted };
}

const at = (share, numbers) => {
  const sorted = numbers.filter((number) => number !== undefined).sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
};

/** For each kind of tap: the time to the next painted frame, its parts, and the CPU time of everything that follows. */
function* rowsOf(taps) {
  for (const kind of new Set(taps.map((tap) => tap.kind))) {
    const such = taps.filter((tap) => tap.kind === kind);
    const median = (field) =>
      at(
        0.5,
        such.map((tap) => tap[field]),
      );
    const durations = such.map(({ duration }) => duration);
    yield [
      kind,
      {
        taps: such.length,
        'median ms': at(0.5, durations),
        'p98 ms': at(0.98, durations),
        'input delay': median('delay'),
        processing: median('processing'),
        presentation: median('presentation'),
        'CPU ms': median('spent'),
      },
    ];
  }
}

const executablePath = await ensureChromium(console.log);
const app = await startBuiltApp();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  const games = [];
  for (let game = 0; game < Number(options.games); game++) games.push(await play(browser, app.url));
  const taps = games.flatMap((game) => game.taps);
  console.log(`CPU slowed down ${options.slower} times, ${games.length} games`);
  console.table(Object.fromEntries([...rowsOf(taps)]));
  console.log(`goal: p98 under ${INP_GOAL_MS} ms where a letter is placed`);
  const shift = Math.max(...games.map((game) => game.shift));
  console.log(`layout shift in play: ${shift.toFixed(4)} (goal: 0)`);
  for (const line of new Set(games.flatMap(({ shifted }) => shifted))) console.log(`  ${line}`);
} finally {
  await browser.close();
  await app.stop();
}
