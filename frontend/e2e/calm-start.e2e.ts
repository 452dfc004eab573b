import { expect, type Page } from '@playwright/test';
import { PAGES, PATHS, PLAYER_HEADER, pathOf, publicPages } from '@tessera/contracts/constants';
import { aCompletedDaily, become } from './support/completed-daily';
import { begunFrames, recordFrames, recordingOf, type Recording } from './support/frames';
import { aName } from './support/group';
import { test } from './support/quiet-page';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

/**
 * A phone of the lower middle on a slow line: what comes in one go on a desk comes in steps here. Without the fonts:
 * what stands in for them has their measures but for a pixel, and chance says when they arrive.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 96_000,
  });
}

/** What went away or moved after it had been shown; nothing, it is hoped. */
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
  expectedComplaints: /\.woff2|ERR_BLOCKED_BY_CLIENT/,
});

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('what a page has shown stays where it is while the app loads', async ({ page, request }) => {
      test.setTimeout(600_000);
      // Somebody is on the leaderboards.
      const { playerUUID } = await aCompletedDaily(request);
      await request.post(PATHS.playerName, {
        data: { playerUUID, playerName: aName('Calm') },
        headers: { [PLAYER_HEADER]: playerUUID },
      });
      await recordFrames(page);
      await slowDown(page);
      for (const path of publicPages()) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const recording = await recordingOf(page);
        expect(begunFrames(recording), path).not.toEqual([]);
        expect(disturbances(recording), path).toEqual([]);
      }
    });
  });
}

test('home stays as it was for a player who has completed the game of today', async ({ page, request }) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  await become(page, playerUUID);
  await recordFrames(page);
  await slowDown(page);
  await page.goto(PAGES.home);
  await expect(page.getByRole('link', { name: 'See Results' })).toHaveAttribute(
    'href',
    pathOf(PAGES.dailyResults, { gameId: game.gameId }),
  );
  expect(disturbances(await recordingOf(page))).toEqual([]);
});
