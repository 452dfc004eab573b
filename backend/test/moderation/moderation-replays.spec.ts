import { CALLS } from '@tessera/contracts/calls';
import type { Report } from '@tessera/contracts/moderation';
import { aPlayer, type TestApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { startGuardedApp } from '../support/callers.js';
import { aNamed } from '../support/groups.js';
import {
  finishedDuel,
  finishedGame,
  readShared,
  replayOf,
  shareReplay,
  stopSharing,
} from '../support/replays.js';
import { act, anAdmin, profileOf, publicIdOf, reportsFor, send, undo } from '../support/reports.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const reportOf = async (shareId: string): Promise<Report | undefined> =>
  (await reportsFor(admin)).reports.find(({ replay }) => replay?.shareId === shareId);

/** A replay that a named player has shared, which has been reported. */
async function aReported() {
  const browser = await aNamed(app);
  const opponent = aPlayer();
  const gameId = await finishedGame(app, opponent, browser.player);
  const shareId = await shareReplay(app, browser.player, gameId);
  expect((await send(app, ['shared-replay', shareId], { reason: 'sexual' })).status).toBe(200);
  const report = await reportOf(shareId);
  if (!report) throw new Error('The report is missing');
  return { browser, opponent, gameId, shareId, report };
}

test('a shared replay can be reported, as its own player shares it', async () => {
  const { browser, gameId, shareId, report } = await aReported();
  const [, own] = (await replayOf(app, browser.player, gameId)).replay.players;
  expect(report).toMatchObject({
    kind: 'shared-replay',
    text: own.name,
    textNow: own.name,
    count: 1,
    result: null,
    player: { publicId: await publicIdOf(app, browser.player) },
    replay: { shareId, gameNumber: null, score: own.score, isEnded: false },
    possible: ['end-share', 'remove-name', 'leave-out', 'dismiss'],
  });
  await send(app, ['shared-replay', shareId]);
  expect((await reportOf(shareId))?.count).toBe(2);
});

test("a duel's has the number of its game", async () => {
  const player = aPlayer();
  const shareId = await shareReplay(app, player, await finishedDuel(app, player));
  await send(app, ['shared-replay', shareId]);
  expect(await reportOf(shareId)).toMatchObject({ text: null, replay: { gameNumber: 689 } });
});

test('an ended share shows nothing anymore, and its player is told and cannot share the game again', async () => {
  const { browser, opponent, gameId, shareId, report } = await aReported();
  const others = await shareReplay(app, opponent, gameId);
  const share = () => app.call(CALLS.shareReplay, { player: browser.player, params: { gameId }, body: {} });
  await act(admin, report, 'end-share');
  expect((await readShared(app, shareId)).body.code).toBe('RESULT_ENDED');
  expect((await send(app, ['shared-replay', shareId])).body.code).toBe('TARGET_NOT_FOUND');
  expect((await share()).body.code).toBe('RESULT_ENDED');
  expect((await profileOf(browser)).notices).toMatchObject([{ kind: 'share-ended', gameNumber: null }]);
  // Nor by ending it themselves.
  expect((await stopSharing(app, browser.player, gameId)).status).toBe(204);
  expect((await share()).body.code).toBe('RESULT_ENDED');
  expect((await replayOf(app, browser.player, gameId)).shareId).toBeNull();
  expect((await readShared(app, others)).status).toBe(200);
  await undo(admin, report, 'end-share');
  expect((await readShared(app, shareId)).status).toBe(200);
  expect((await share()).body.shareId).toBe(shareId);
});

test('a removed name leaves every replay', async () => {
  const { browser, gameId, shareId, report } = await aReported();
  await act(admin, report, 'remove-name');
  expect((await readShared(app, shareId)).body.replay.players[1].name).toBeNull();
  expect((await replayOf(app, browser.player, gameId)).replay.players[1].name).toBeNull();
});

test('the report goes with the share, even while an admin acts on it', async () => {
  const { browser, gameId, shareId, report } = await aReported();
  const [acted, stopped] = await Promise.all([
    act(admin, report, 'leave-out'),
    stopSharing(app, browser.player, gameId),
  ]);
  expect([200, 404]).toContain(acted.status);
  expect(stopped.status).toBe(204);
  expect(await reportOf(shareId)).toBeUndefined();
  expect((await send(app, ['shared-replay', 'Nobody1234'])).body.code).toBe('TARGET_NOT_FOUND');
});
