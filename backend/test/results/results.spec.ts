import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import type { SimpleDaily } from '@tessera/contracts/daily';
import { type PublicResult, RESULTS_TEXTS } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, RATE_LIMITS } from '@tessera/contracts/wire';
import sharp from 'sharp';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import {
  completeDaily,
  fixLetters,
  GOOD_GRID,
  playDaily,
  POOR_GRID,
  startDaily,
} from '../support/dailies.js';
import { aDuel, gameOf, playDuel } from '../support/duels.js';
import { activeGame } from '../support/games.js';

const ORIGIN = 'http://play.example';
let app: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(path.join(os.tmpdir(), 'tessera-share-'));
  writeFileSync(
    path.join(webRoot, 'index.html'),
    '<html><head><title>Tessera</title></head><body><script nonce="__CSP_NONCE__"></script></body></html>',
  );
  app = await startApp({ webRoot, env: { PUBLIC_URL: ORIGIN } });
  await fixLetters(app);
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const share = (player: string, gameId: string, more: object = {}) =>
  app.call(CALLS.shareResult, { player, body: { gameId, ...more } });

/** Plays a daily and shares it. Returns its share ID. */
async function sharedDaily(player: string, grid = GOOD_GRID): Promise<string> {
  const { body } = await share(player, await playDaily(app, player, { grid }));
  return (body as { shareId: string }).shareId;
}

/** The result with its letters, even if they are a spoiler. */
async function resultOf(shareId: string, player?: string) {
  const input = { player, params: { shareId }, query: { letters: 'true' } };
  const { body } = await app.call(CALLS.publicResultOf, input);
  const { result } = body as { result: PublicResult };
  return { ...result, playerWords: result.playerWords ?? [] };
}

async function finishedDuel(player: string) {
  const gameId = await aDuel(app, player);
  const [last] = (await playDuel(app, player, gameId)).slice(-1);
  const { player1Grid, player1Score } = gameOf(last!);
  return { gameId, grid: player1Grid, score: player1Score };
}

async function finishedSimple(player: string) {
  const { body } = await app.call(CALLS.createSimpleDaily, { player, body: {} });
  let { game } = body as { game: SimpleDaily };
  const act = async (action: object) => {
    const answer = await app.call(CALLS.actInSimpleDaily, {
      player,
      params: { gameId: game.gameId },
      body: action,
    });
    ({ game } = answer.body as { game: SimpleDaily });
  };
  for (let cellIndex = 0; cellIndex < 16; cellIndex++) {
    if (game.roundState === 'AWAITING_LETTER') await act({ action: 'SELECT_LETTER', letter: 'E' });
    await act({ action: 'PLACE_LETTER', cellIndex });
  }
  return { gameId: game.gameId, grid: game.playerGrid, score: game.playerScore };
}

describe('a shared result', () => {
  test('has one address per game, however often and from however many tabs it is shared', async () => {
    const player = aPlayer();
    const gameId = await playDaily(app, player);
    const answers = await Promise.all([1, 2, 3, 4].map(() => share(player, gameId)));
    const bodies = answers.map(({ status, body }) => [status, body as object]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    const { shareId, shareUrl } = answers[0]!.body as { shareId: string; shareUrl: string };
    expect(shareUrl).toBe(`${ORIGIN}/share/${shareId}`);
  });

  test('shows the stored game, whatever the request contains', async () => {
    const player = aPlayer();
    const gameId = await playDaily(app, player, { grid: POOR_GRID });
    const forged = {
      gameNumber: 1,
      gameMode: 'daily_challenge',
      playerGrid: GOOD_GRID,
      playerScore: 32,
      playerWords: [],
      completedAt: '2020-01-01T00:00:00Z',
      playerName: '<b>Ann</b>',
    };
    const { body } = await share(player, gameId, forged);
    const shown = await resultOf((body as { shareId: string }).shareId);
    expect(shown).toMatchObject({
      gameId,
      gameNumber: 689,
      gameMode: '1pv3',
      playerGrid: POOR_GRID,
      playerName: null,
      completedAt: '2026-11-20T12:00:00.000Z',
    });
    expect(shown.playerScore).toBe(shown.playerWords.reduce((sum, { score }) => sum + score, 0));
    expect(shown.playerScore).toBeLessThan(20);
  });

  test("has the player's public ID for others, and the player's own ID for the player", async () => {
    const player = aPlayer();
    const shareId = await sharedDaily(player);
    expect((await resultOf(shareId, player)).playerUUID).toBe(player);
    const [row] = await app.sql<{ publicId: string }>(
      'SELECT "publicId" FROM players WHERE "playerUUID" = $1',
      [player],
    );
    for (const viewer of [undefined, aPlayer()]) {
      const shown = await resultOf(shareId, viewer);
      expect(shown.playerUUID).toBe(row?.publicId);
      expect(JSON.stringify(shown)).not.toContain(player);
    }
  });

  test('has the own grid of a viewer who has completed the same daily, and of nobody else', async () => {
    const [player, viewer] = [aPlayer(), aPlayer()];
    const shareId = await sharedDaily(player);
    for (const other of [undefined, player, viewer]) expect((await resultOf(shareId, other)).own).toBeNull();
    const gameId = await startDaily(app, viewer);
    expect((await resultOf(shareId, viewer)).own).toBeNull();
    await completeDaily(app, viewer, gameId, POOR_GRID);
    const { own, playerGrid } = await resultOf(shareId, viewer);
    expect(own).toMatchObject({ gameId, playerGrid: POOR_GRID });
    expect(playerGrid).not.toBeNull();
  });

  test("can be created only by the game's player, after completion", async () => {
    const [player, other] = [aPlayer(), aPlayer()];
    const gameId = await startDaily(app, player);
    expect((await share(player, gameId)).body).toMatchObject({ code: 'GAME_NOT_COMPLETED' });
    expect((await share(other, gameId)).body).toMatchObject({ code: 'NOT_YOUR_GAME' });
    expect((await share(player, 'no-such-game')).body).toMatchObject({ code: 'GAME_NOT_FOUND' });
    // Results of live games are shared only as text.
    const live = await activeGame(app, player, other);
    expect((await share(player, live)).body).toMatchObject({ code: 'GAME_NOT_FOUND' });
    expect(await app.sql('SELECT 1 FROM public_game_results WHERE "gameId" = $1', [gameId])).toEqual([]);
  });

  test.each([
    ['a duel', finishedDuel],
    ['a simple daily', finishedSimple],
  ])("can be that of %s, and shows the player's own grid", async (_, finish) => {
    const [player, other] = [aPlayer(), aPlayer()];
    const { gameId, grid, score } = await finish(player);
    expect((await share(other, gameId)).body).toMatchObject({ code: 'NOT_YOUR_GAME' });
    const { body } = await share(player, gameId);
    const { shareId } = body as { shareId: string };
    const shown = await resultOf(shareId, other);
    expect(shown).toMatchObject({ gameId, gameNumber: 689, gameMode: 'daily_challenge', playerScore: score });
    expect(shown.playerGrid).toEqual(grid);
    expect(shown.playerScore).toBe(shown.playerWords.reduce((sum, word) => sum + word.score, 0));
    const picture = await app.http().get(`/share/${shareId}.png`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(((await share(player, gameId)).body as { shareId: string }).shareId).toBe(shareId);
  });

  test('of a duel or a simple daily can be created only after completion', async () => {
    const player = aPlayer();
    const { body } = await app.call(CALLS.createSimpleDaily, { player, body: {} });
    for (const gameId of [await aDuel(app, player), (body as { game: SimpleDaily }).game.gameId]) {
      expect((await share(player, gameId)).body).toMatchObject({ code: 'GAME_NOT_COMPLETED' });
    }
    for (const gameId of ['DC-G689-ABCDEFGHJKLM', 'DCS-G689-abcdefghjklm']) {
      expect((await share(player, gameId)).body).toMatchObject({ code: 'GAME_NOT_FOUND' });
    }
  });

  test('of a duel keeps its address when its player is linked to an account', async () => {
    const [desk, phone] = [new Browser(app), new Browser(app)];
    const credentials = await desk.register();
    const { gameId, grid } = await finishedDuel(phone.player);
    const { shareId } = (await share(phone.player, gameId)).body as { shareId: string };
    await phone.login(credentials);
    expect(await resultOf(shareId)).toMatchObject({ gameId, playerGrid: grid });
  });

  test("that doesn't exist gets a 404", async () => {
    const missing = await app.call(CALLS.publicResultOf, { params: { shareId: 'Nobody1234' } });
    expect([missing.status, missing.body.error]).toEqual([404, RESULTS_TEXTS.notFound]);
  });

  test('keeps its address when its player is linked to an account', async () => {
    const browser = new Browser(app);
    const { player } = browser;
    const shareId = await sharedDaily(player);
    const desk = new Browser(app);
    const credentials = await desk.register();
    await browser.login(credentials);
    expect(browser.player).toBe(desk.player);
    expect((await resultOf(shareId)).playerGrid).toEqual(GOOD_GRID);
    const { body } = await browser.call(CALLS.shareResult, {
      body: { gameId: (await resultOf(shareId)).gameId },
    });
    expect((body as { shareId: string }).shareId).toBe(shareId);
  });
});

test('the demo has an address too, and stores nothing', async () => {
  const count = () => app.sql('SELECT count(*) FROM public_game_results');
  const before = await count();
  const { body } = await app.call(CALLS.shareDemoResult, { body: { gameId: '1pv3-demo-7' } });
  const { shareId, shareUrl } = body as { shareId: string; shareUrl: string };
  expect(shareUrl).toBe(`${ORIGIN}/share/${shareId}`);
  const shown = await resultOf(shareId);
  expect(shown.playerScore).toBe(shown.playerWords.reduce((sum, { score }) => sum + score, 0));
  expect(await count()).toEqual(before);
  const real = await app.call(CALLS.shareDemoResult, { body: { gameId: 'abc' } });
  expect([real.status, real.body.field]).toEqual([400, 'gameId']);
});

describe('the page of a shared result', () => {
  const metaOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    );

  test('describes it in its head for link previews', async () => {
    const shareId = await sharedDaily(aPlayer());
    const { score } = { score: (await resultOf(shareId)).playerScore };
    const { status, text, headers } = await app.http().get(`/share/${shareId}`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain(`<title>Anonymous scored ${score} in Tessera #689 · Tessera</title>`);
    expect(metaOf(text)).toMatchObject({
      'og:title': `Anonymous scored ${score} in Tessera #689`,
      'og:url': `${ORIGIN}/share/${shareId}`,
      'og:image': `${ORIGIN}/share/${shareId}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(text).not.toContain('__CSP_NONCE__');
  });

  test("that doesn't exist is the app with status 404, which shows a message", async () => {
    const { status, text } = await app.http().get('/share/Nobody1234');
    expect([status, metaOf(text)]).toEqual([404, {}]);
    expect(text).toContain(`<title>${RESULTS_TEXTS.notFoundTitle} · Tessera</title>`);
  });

  test('has an image of 1200 by 630 pixels, always the same, that others can embed and cache', async () => {
    const shareId = await sharedDaily(aPlayer());
    const first = await app.http().get(`/share/${shareId}.png`);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(first.headers['cache-control']).toBe('public, max-age=5, must-revalidate');
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { format, width, height } = await sharp(first.body as Buffer).metadata();
    expect([format, width, height]).toEqual(['png', LIMITS.SHARE_PICTURE_WIDTH, LIMITS.SHARE_PICTURE_HEIGHT]);
    const second = await app.http().get(`/share/${shareId}.png`);
    expect((second.body as Buffer).equals(first.body as Buffer)).toBe(true);
    const other = await app.http().get(`/share/${await sharedDaily(aPlayer(), POOR_GRID)}.png`);
    expect((other.body as Buffer).equals(first.body as Buffer)).toBe(false);
  });

  test.each(['Nobody1234', '..', '%00', '%2e%2e%2fx', 'a'.repeat(5000), "'--"])(
    'has no image for %j',
    async (shareId) => {
      const { status } = await app.http().get(`/share/${shareId}.png`);
      expect(status).toBe(404);
    },
  );
});

test('sharing too often and loading too many images are rate-limited', async () => {
  const limited = await startApp({ env: { LIMITS: '0.1' } });
  const player = aPlayer();
  const call = () => limited.call(CALLS.shareResult, { player, body: { gameId: 'abc' } });
  for (let i = 0; i < RATE_LIMITS.shareResult.perPlayer * 0.1; i++) expect((await call()).status).toBe(404);
  const rejected = await call();
  expect([rejected.status, rejected.body.error]).toEqual([429, TEXTS.rateLimited]);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);

  const look = () => limited.http().get('/share/Nobody1234.png');
  for (let i = 0; i < RATE_LIMITS.readShared.perAddress * 0.1; i++) expect((await look()).status).toBe(404);
  expect((await look()).status).toBe(429);
  await limited.close();
});
