import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DUEL_TEXTS } from '@tessera/contracts/duels';
import { REPLAY_TEXTS } from '@tessera/contracts/replays';
import { LIMITS, RATE_LIMITS } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import sharp from 'sharp';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { fixLetters } from '../support/dailies.js';
import { aNamed } from '../support/groups.js';
import { finishedDuel, finishedGame, replayOf, shareReplay, stopSharing } from '../support/replays.js';

const ORIGIN = 'http://play.example';

let app: TestApp;
let webRoot: string;
beforeAll(() => {
  webRoot = mkdtempSync(path.join(os.tmpdir(), 'tessera-replays-'));
  writeFileSync(path.join(webRoot, 'index.html'), '<html><head><title>Tessera</title></head></html>');
});
afterAll(() => rmSync(webRoot, { recursive: true }));
beforeEach(async () => {
  app = await startApp({ env: { PUBLIC_URL: ORIGIN }, webRoot });
  await fixLetters(app);
});
afterEach(() => app.close());

const pageOf = (shareId: string) => app.http().get(`/replay/${shareId}`);
const pictureOf = (shareId: string, query = '') => app.http().get(`/replay/${shareId}.png${query}`);
const isSame = async (one: ReturnType<typeof pictureOf>, two: ReturnType<typeof pictureOf>) =>
  ((await one).body as Buffer).equals((await two).body as Buffer);

test('the page of a shared replay names both players and their scores in its head, and nothing secret', async () => {
  const [ann, ben] = [await aNamed(app), aPlayer()];
  const gameId = await finishedGame(app, ann.player, ben);
  const shareId = await shareReplay(app, ben, gameId);
  const { players } = (await replayOf(app, ben, gameId)).replay;
  const title = `${players[0].name} ${players[0].score}, Anonymous ${players[1].score} in Tessera`;
  const { status, text, headers } = await pageOf(shareId);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(text).toContain(`<title>${title} · Tessera</title>`);
  for (const [property, content] of Object.entries({
    'og:title': title,
    'og:url': `${ORIGIN}/replay/${shareId}`,
    'og:image': `${ORIGIN}/replay/${shareId}.png`,
    'og:image:alt': `Two grids: ${players[0].score} points and ${players[1].score} points`,
    'twitter:card': 'summary_large_image',
    robots: 'noindex',
  })) {
    expect(text).toMatch(`"${property}" content="${content}"`);
  }
  for (const secret of [ann.player, ben, gameId]) expect(text).not.toContain(secret);
});

test('its picture shows both grids, and is gone 10 seconds after the share has ended', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await finishedGame(app, ann, ben);
  const [shareId, other] = [await shareReplay(app, ann, gameId), await shareReplay(app, ben, gameId)];
  const first = await pictureOf(shareId);
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png']);
  expect(first.headers['cache-control']).toBe('public, max-age=5, must-revalidate');
  expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const { width, height } = await sharp(first.body as Buffer).metadata();
  expect([width, height]).toEqual([LIMITS.SHARE_PICTURE_WIDTH, LIMITS.SHARE_PICTURE_HEIGHT]);
  expect(await isSame(pictureOf(shareId), pictureOf(other))).toBe(true);
  expect(await isSame(pictureOf(shareId), pictureOf(shareId, '?letters=false'))).toBe(false);

  await stopSharing(app, ann, gameId);
  const { status, text } = await pageOf(shareId);
  expect([status, text.includes(REPLAY_TEXTS.notFoundTitle), text.includes('og:')]).toEqual([
    404,
    true,
    false,
  ]);
  // Caches may show it for 5 seconds, and ask for it at the latest moment at which it is sent unchecked.
  app.clock.time += 5000;
  expect((await pictureOf(shareId)).status).toBe(404);
  expect((await pictureOf(other)).status).toBe(200);
});

test("a duel's picture has no letters until its date is over everywhere", async () => {
  const player = aPlayer();
  const gameId = await finishedDuel(app, player);
  const shareId = await shareReplay(app, player, gameId);
  expect((await pageOf(shareId)).text).toContain(`, ${DUEL_TEXTS.botName} `);
  expect(await isSame(pictureOf(shareId), pictureOf(shareId, '?letters=false'))).toBe(true);
  const squares = (await pictureOf(shareId)).body as Buffer;
  app.clock.time += 2 * DAY_MS;
  const letters = (await pictureOf(shareId)).body as Buffer;
  expect(letters.equals(squares)).toBe(false);
});

test.each(['Nobody1234', '..', '%00', '%2e%2e%2fx', 'a'.repeat(5000), "'--"])(
  'there is neither a page nor a picture of %j',
  async (shareId) => {
    expect((await pictureOf(shareId)).status).toBe(404);
    expect((await pageOf(shareId)).status).toBe(404);
  },
);

test('loading too many pictures is rate-limited', async () => {
  const limited = await startApp({ env: { LIMITS: '0.01' } });
  const look = async () => (await limited.http().get('/replay/Nobody1234.png')).status;
  for (let i = 0; i < RATE_LIMITS.readShared.perAddress * 0.01; i++) expect(await look()).toBe(404);
  expect(await look()).toBe(429);
  await limited.close();
});
