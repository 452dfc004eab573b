import { CALLS } from '@tessera/contracts/calls';
import { DAY_MS } from '@tessera/rules';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser } from '../support/browser.js';
import { fixLetters, playDaily } from '../support/dailies.js';
import { activeGame } from '../support/games.js';
import { takeName } from '../support/groups.js';
import { forAWhile } from '../support/in-time.js';
import {
  finishedDuel,
  finishedGame,
  readShared,
  replayOf,
  shareReplay,
  stopSharing,
} from '../support/replays.js';
import { publicIdOf } from '../support/reports.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterEach(() => app.close());

const share = (player: string, gameId: string) =>
  app.call(CALLS.shareReplay, { player, params: { gameId }, body: {} });

const codeOf = async (shareId: string, player?: string) => {
  const { status, body } = await readShared(app, shareId, player);
  return [status, body.code];
};

test('anyone with the link sees a shared replay as its players do, without secret IDs', async () => {
  const [ann, ben] = [new Browser(app), new Browser(app)];
  await takeName(ann);
  const gameId = await finishedGame(app, ann.player, ben.player);
  const { body } = await share(ben.player, gameId);
  const { shareId, shareUrl } = body as { shareId: string; shareUrl: string };
  expect(new URL(shareUrl).pathname).toBe(`/replay/${shareId}`);
  const { replay } = await replayOf(app, ann.player, gameId);
  for (const viewer of [undefined, aPlayer(), ann.player]) {
    const shown = (await readShared(app, shareId, viewer)).body;
    expect(shown).toEqual({ success: true, shareId, shareUrl, sharedBy: 1, replay });
    for (const secret of [ann.player, ben.player, gameId])
      expect(JSON.stringify(shown)).not.toContain(secret);
  }
});

test('each player has a share of their own, always the same one until they end it', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await finishedGame(app, ann, ben);
  const ids = await Promise.all([ann, ann, ann].map((player) => shareReplay(app, player, gameId)));
  expect(new Set(ids).size).toBe(1);
  const [own, other] = [ids[0]!, await shareReplay(app, ben, gameId)];
  expect((await replayOf(app, ann, gameId)).shareId).toBe(own);
  expect((await replayOf(app, ben, gameId)).shareId).toBe(other);
  for (const again of [1, 2])
    expect([again, (await stopSharing(app, ann, gameId)).status]).toEqual([again, 204]);
  expect((await replayOf(app, ann, gameId)).shareId).toBeNull();
  expect(await codeOf(own)).toEqual([404, 'REPLAY_NOT_FOUND']);
  expect((await readShared(app, other)).status).toBe(200);
  expect(await shareReplay(app, ann, gameId)).not.toBe(own);
  expect(await codeOf(own)).toEqual([404, 'REPLAY_NOT_FOUND']);
});

test('only its players share a game or stop sharing it, and only a finished one', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await finishedGame(app, ann, ben);
  const shareId = await shareReplay(app, ann, gameId);
  const outsider = aPlayer();
  expect((await share(outsider, gameId)).body.code).toBe('NOT_A_PLAYER');
  expect((await stopSharing(app, outsider, gameId)).body.code).toBe('NOT_A_PLAYER');
  expect((await stopSharing(app, ben, gameId)).status).toBe(204);
  expect((await readShared(app, shareId)).status).toBe(200);
  expect((await share(ann, await activeGame(app, ann, ben))).body.code).toBe('GAME_NOT_COMPLETED');
  expect((await share(ann, 'ZZZZZ')).body.code).toBe('GAME_NOT_FOUND');
  const duelId = await finishedDuel(app, ann);
  expect((await share(ben, duelId)).body.code).toBe('NOT_YOUR_GAME');
  expect((await stopSharing(app, ben, duelId)).body.code).toBe('NOT_YOUR_GAME');
});

test("a duel's replay is for those who can't be spoiled, until its date is over everywhere", async () => {
  const [ann, player] = [aPlayer(), aPlayer()];
  const gameId = await finishedDuel(app, ann);
  const shareId = await shareReplay(app, ann, gameId);
  for (const viewer of [undefined, player]) {
    expect(await codeOf(shareId, viewer)).toEqual([403, 'LETTERS_IN_PLAY']);
  }
  expect((await readShared(app, shareId, ann)).status).toBe(200);
  await playDaily(app, player);
  expect((await readShared(app, shareId, player)).status).toBe(200);
  app.clock.time += 2 * DAY_MS;
  expect((await readShared(app, shareId)).status).toBe(200);
});

test('a share goes with its player: to their account, and away when it is deleted', async () => {
  const [home, phone, ben] = [new Browser(app), new Browser(app), aPlayer()];
  const credentials = await home.register(anAccount());
  const gameId = await finishedGame(app, phone.player, ben);
  const duelId = await finishedDuel(app, phone.player);
  const [shareId, duelShareId] = [
    await shareReplay(app, phone.player, gameId),
    await shareReplay(app, phone.player, duelId),
  ];
  const bens = await shareReplay(app, ben, gameId);
  await phone.login(credentials);
  expect((await readShared(app, shareId)).body.replay.players[0].publicId).toBe(
    await publicIdOf(app, phone.player),
  );
  expect(await shareReplay(phone, phone.player, gameId)).toBe(shareId);
  await phone.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  for (const gone of [shareId, duelShareId]) expect(await codeOf(gone)).toEqual([404, 'REPLAY_NOT_FOUND']);
  expect((await readShared(app, bens)).body.replay.players[0]).toMatchObject({ name: null, isDeleted: true });
});

test('a game against a player who is merged is shared once', async () => {
  const [home, phone] = [new Browser(app), new Browser(app)];
  const credentials = await home.register(anAccount());
  const gameId = await finishedGame(home, home.player, phone.player);
  const [own, other] = [
    await shareReplay(home, home.player, gameId),
    await shareReplay(app, phone.player, gameId),
  ];
  await phone.login(credentials);
  expect((await readShared(app, own)).body).toMatchObject({ sharedBy: 0 });
  expect(await codeOf(other)).toEqual([404, 'REPLAY_NOT_FOUND']);
});

test('a duel that a merge has left to the merged player stays shared until the remaining one ends that', async () => {
  const [home, phone] = [new Browser(app), new Browser(app)];
  const credentials = await home.register(anAccount());
  await finishedDuel(home, home.player);
  const duelId = await finishedDuel(phone, phone.player);
  const shareId = await shareReplay(phone, phone.player, duelId);
  await phone.login(credentials);
  expect((await readShared(phone, shareId, phone.player)).body).toMatchObject({ sharedBy: 0 });
  expect(await replayOf(phone, phone.player, duelId)).toMatchObject({ you: 0, shareId });
  expect((await stopSharing(phone, phone.player, duelId)).status).toBe(204);
  expect(await codeOf(shareId)).toEqual([404, 'REPLAY_NOT_FOUND']);
  expect((await stopSharing(phone, phone.player, duelId)).body.code).toBe('NOT_YOUR_GAME');
});

/** What both players do with the share of a game, in any order. */
const acts = fc.array(fc.tuple(fc.constantFrom('share', 'stop'), fc.nat(1)), { minLength: 1, maxLength: 20 });

test('a link works as long as its player shares the game, whatever the other does', async () => {
  const isTime = forAWhile();
  const players = [aPlayer(), aPlayer()] as const;
  const gameId = await finishedGame(app, ...players);
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      if (!isTime()) return;
      const shared: (string | null)[] = [null, null];
      const ended = new Set<string>();
      for (const player of players) await stopSharing(app, player, gameId);
      for (const [act, index] of history) {
        const before = shared[index]!;
        if (act === 'share') {
          const shareId = await shareReplay(app, players[index]!, gameId);
          expect(before ?? shareId).toBe(shareId);
          shared[index] = shareId;
        } else {
          await stopSharing(app, players[index]!, gameId);
          if (before !== null) ended.add(before);
          shared[index] = null;
        }
      }
      for (const [index, shareId] of shared.entries()) {
        expect((await replayOf(app, players[index]!, gameId)).shareId).toBe(shareId);
        if (shareId !== null) expect((await readShared(app, shareId)).body.sharedBy).toBe(index);
      }
      for (const shareId of ended) expect((await readShared(app, shareId)).status).toBe(404);
    }),
    { numRuns: 5 },
  );
});
