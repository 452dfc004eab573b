import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PAGES, PATHS, PLAYER_HEADER, pathOf, publicPages } from '@tessera/contracts/wire';
import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { signUp } from './support/account';
import { NAME_LABELS } from '../src/features/players/name-labels';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { begunFrames, recordFrames, recordingOf, type Recording } from './support/frames';
import { chooseName, uniqueName } from './support/group';
import { test } from './support/page-errors';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * Simulates a lower mid-range phone on a slow connection, where the page loads in visible steps. Web fonts
 * are blocked, because their arrival time is random; the fallbacks match them to within a pixel. Returns a function
 * that opens a page and resolves once it has rendered. The processor is slow only until then, because the
 * browser slows it down by keeping it busy, even while the page waits. What arrives later still comes slowly.
 */
async function slowDown(page: Page): Promise<(path: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 96_000,
  });
  return async (path) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

/** Everything that disappeared or moved after it was shown. Should be empty. */
function disturbances(recording: Recording): string[] {
  const begun = begunFrames(recording);
  const painted = begun.findLast(({ prerendered }) => prerendered);
  const kept = new Set(painted?.lines);
  return [
    ...begun
      .filter(({ beginning }) => String(beginning) !== String(begun[0]?.beginning))
      .map(({ at, beginning }) => `${at} ms: began with ${beginning.join(', ') || 'nothing'}`),
    ...begun
      .filter(({ prerendered }) => !prerendered)
      .map(({ at, lines }) => ({ at, gone: [...kept].filter((line) => !lines.includes(line)) }))
      .filter(({ gone }) => gone.length > 0)
      .map(({ at, gone }) => `${at} ms: gone was ${gone.join(' | ')}`),
    ...recording.shifts,
  ];
}

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  expectedErrors: /\.woff2|ERR_BLOCKED_BY_CLIENT/,
});

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("a page's content stays in place while the app loads", async ({ page, request }) => {
      test.setTimeout(600_000);
      // Adds a player, so that the leaderboards aren't empty.
      const { playerUUID } = await aCompletedDaily(request);
      await request.post(PATHS.playerName, {
        data: { playerUUID, playerName: uniqueName('Calm') },
        headers: { [PLAYER_HEADER]: playerUUID },
      });
      await recordFrames(page);
      const open = await slowDown(page);
      for (const path of publicPages()) {
        await open(path);
        await page.waitForLoadState('networkidle');
        const recording = await recordingOf(page);
        expect(begunFrames(recording), path).not.toEqual([]);
        expect(disturbances(recording), path).toEqual([]);
      }
    });
  });
}

for (const first of [PAGES.home, PAGES.rules]) {
  test(`home does not shift for a player who has only been on ${first} before`, async ({ page }) => {
    await page.goto(first);
    await page.waitForLoadState('networkidle');
    await recordFrames(page);
    const open = await slowDown(page);
    await open(PAGES.home);
    await page.waitForLoadState('networkidle');
    expect(disturbances(await recordingOf(page))).toEqual([]);
  });
}

test('the page of the player name does not shift for a player with a name', async ({ page, request }) => {
  const playerUUID = randomUUID();
  await request.post(PATHS.playerName, {
    data: { playerUUID, playerName: uniqueName('Steady') },
    headers: { [PLAYER_HEADER]: playerUUID },
  });
  await actAs(page, playerUUID);
  await recordFrames(page);
  const open = await slowDown(page);
  await open(PAGES.playerName);
  await expect(page.getByRole('button', { name: NAME_LABELS.edit })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await recordingOf(page)).shifts).toEqual([]);
});

test("a signed-in player's pages do not shift", async ({ page }) => {
  await signUp(page);
  await chooseName(page);
  await recordFrames(page);
  const open = await slowDown(page);
  for (const path of [PAGES.account, PAGES.playerName]) {
    await open(path);
    await expect(page.getByText(ACCOUNT_TEXTS.signedIn)).toBeVisible();
    // The browser reports shifts once it has drawn them. The network is never idle, because of the event stream.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect((await recordingOf(page)).shifts, path).toEqual([]);
  }
});

test("home does not shift for a player who has completed today's game", async ({ page, request }) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await recordFrames(page);
  const open = await slowDown(page);
  const results = page.getByRole('link', { name: 'See Results' });
  const address = pathOf(PAGES.dailyResults, { gameId: game.gameId });
  // On a busy machine, the responses may take longer than home waits for them.
  await expect(async () => {
    await open(PAGES.home);
    await expect(results).toHaveAttribute('href', address, { timeout: 20_000 });
    expect(disturbances(await recordingOf(page))).toEqual([]);
  }).toPass();
});
