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
const PICKS = [...'ETAOINS'];
const INP_GOAL_MS = 100;

/** Runs in the page, before it: keeps each interaction's longest event, and what has shifted. */
function observe() {
  window.seen = { interactions: {}, shift: 0 };
  new window.PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId === 0) continue;
      const { interactions } = window.seen;
      interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  new window.PerformanceObserver((list) => {
    // Shifts right after an input count here too: nothing may move under the finger.
    for (const { value } of list.getEntries()) window.seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
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
  await page.goto(PAGES.daily);
  const cells = page.getByRole('grid', { name: TEXTS.gridName }).getByRole('gridcell');
  await cells.first().waitFor();
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slower) });
  await page.evaluate(() => (window.seen = { interactions: {}, shift: 0 }));
  for (let round = 1; round <= ROUNDS; round++) {
    await cells.nth(round - 1).tap();
    if (round % 2 === 0) {
      const letter = PICKS[round / 2 - 1];
      const picker = page.getByRole('dialog', { name: TEXTS.chooseLetter });
      await picker.getByRole('button', { name: letter, exact: true }).tap();
      await picker.waitFor({ state: 'hidden' });
    }
    await page.getByRole('button', { name: 'Submit' }).tap();
    await page.getByText(`Round ${round + 1} of 16`, { exact: true }).waitFor();
  }
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { taps: Object.values(seen.interactions), shift: seen.shift };
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
  console.log(`layout shift in play: ${shift.toFixed(4)} (the goal: 0)`);
} finally {
  await browser.close();
  await app.stop();
}
