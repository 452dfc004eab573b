import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import type { SimpleDaily } from '@tessera/contracts/daily';
import type { PublicResult } from '@tessera/contracts/results';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, GOOD_GRID, playDaily, startDaily } from '../support/dailies.js';
import { aDuel, playDuel } from '../support/duels.js';

/** The game of 20 November, which is over everywhere at noon of the next day. */
const NOON = '2026-11-20T12:00:00Z';
const LAST_SECONDS = '2026-11-21T11:59:57.500Z';
const OVER = '2026-11-21T12:00:00Z';

let app: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(path.join(os.tmpdir(), 'tessera-letters-'));
  writeFileSync(path.join(webRoot, 'index.html'), '<html><head><title>Tessera</title></head></html>');
  app = await startApp({ webRoot });
  await fixLetters(app);
});
beforeEach(() => app.clock.moveTo(NOON));
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

async function share(player: string, gameId: string): Promise<string> {
  const { body } = await app.call(CALLS.shareResult, { player, body: { gameId } });
  return (body as { shareId: string }).shareId;
}

const aSharedDaily = async (player = aPlayer()) => share(player, await playDaily(app, player));

async function aSharedDuel(): Promise<string> {
  const player = aPlayer();
  const gameId = await aDuel(app, player);
  await playDuel(app, player, gameId);
  return share(player, gameId);
}

async function completeSimple(player: string): Promise<string> {
  const { body } = await app.call(CALLS.createSimpleDaily, { player, body: {} });
  let { game } = body as { game: SimpleDaily };
  const act = async (action: object) => {
    const params = { gameId: game.gameId };
    const answer = await app.call(CALLS.actInSimpleDaily, { player, params, body: action });
    ({ game } = answer.body as { game: SimpleDaily });
  };
  for (let cellIndex = 0; cellIndex < 16; cellIndex++) {
    if (game.roundState === 'AWAITING_LETTER') await act({ action: 'SELECT_LETTER', letter: 'E' });
    await act({ action: 'PLACE_LETTER', cellIndex });
  }
  return game.gameId;
}

async function read(shareId: string, player?: string, query?: object): Promise<PublicResult> {
  const input = { player, params: { shareId }, query: { ...query } };
  return ((await app.call(CALLS.publicResultOf, input)).body as { result: PublicResult }).result;
}

const lettersOf = ({ playerGrid }: PublicResult): string | undefined => playerGrid?.flat().join('');

describe('the letters of a shared result', () => {
  const LETTERS = GOOD_GRID.flat().join('');

  test('are only for its player and those who have completed its daily, until its date is over', async () => {
    const player = aPlayer();
    const shareId = await aSharedDaily(player);
    const [starter, other] = [aPlayer(), aPlayer()];
    await startDaily(app, starter);
    await playDaily(app, other);
    const seen = async () => {
      const results = [undefined, aPlayer(), starter, other, player].map((viewer) => read(shareId, viewer));
      return (await Promise.all(results)).map(lettersOf);
    };
    expect(await seen()).toEqual([undefined, undefined, undefined, LETTERS, LETTERS]);
    app.clock.moveTo(LAST_SECONDS);
    expect(await seen()).toEqual([undefined, undefined, undefined, LETTERS, LETTERS]);
    app.clock.moveTo(OVER);
    expect(await seen()).toEqual([LETTERS, LETTERS, LETTERS, LETTERS, LETTERS]);
  });

  test('are shown to whoever asks for them', async () => {
    const shareId = await aSharedDaily();
    for (const viewer of [undefined, aPlayer()]) {
      const shown = await read(shareId, viewer, { letters: 'true' });
      expect([lettersOf(shown), shown.playerWords?.[0]?.word]).toEqual([LETTERS, 'BRAT']);
    }
    for (const letters of ['', '1', 'false', 'TRUE']) {
      const params = { shareId };
      const { status, body } = await app.call(CALLS.publicResultOf, { params, query: { letters } });
      expect([status, body.field]).toEqual([400, 'letters']);
    }
  });

  test('are hidden together with the words, but not which cells score', async () => {
    const shareId = await aSharedDaily();
    const [hidden, shown] = [await read(shareId), await read(shareId, undefined, { letters: 'true' })];
    expect(hidden).toEqual({ ...shown, playerGrid: null, playerWords: null });
    expect([hidden.dailyChallengeDate, hidden.isDateOver]).toEqual(['2026-11-20', false]);
    const scoring = shown.playerWords!.flatMap(({ direction, line, start, score }) =>
      Array.from({ length: score }, (_, i) =>
        direction === 'horizontal' ? line * 4 + start + i : (start + i) * 4 + line,
      ),
    );
    expect(hidden.scoring).toEqual(Array.from({ length: 16 }, (_, cell) => scoring.includes(cell)));
    expect(new Set(hidden.scoring).size).toBe(2);
  });

  test('are shown to a player whose account has completed the daily on another device', async () => {
    const shareId = await aSharedDaily();
    const [desk, phone] = [new Browser(app), new Browser(app)];
    const credentials = await desk.register();
    await playDaily(phone, phone.player);
    await phone.login(credentials);
    const { body } = await phone.call(CALLS.publicResultOf, { params: { shareId } });
    expect(lettersOf((body as { result: PublicResult }).result)).toBe(LETTERS);
  });

  test('are shown after the daily of their own date, but not after another date’s daily or a simple daily', async () => {
    const shareId = await aSharedDaily();
    const simple = aPlayer();
    await completeSimple(simple);
    expect(lettersOf(await read(shareId, simple))).toBeUndefined();

    app.clock.moveTo('2026-11-21T00:00:00Z');
    const newer = await aSharedDaily();
    const yesterday = aPlayer();
    await playDaily(app, yesterday, { zone: 'America/New_York' });
    expect([await read(shareId, yesterday), await read(newer, yesterday)].map(lettersOf)).toEqual([
      LETTERS,
      undefined,
    ]);
  });

  test('of duels and simple dailies are hidden in the same way', async () => {
    const player = aPlayer();
    const simple = await share(player, await completeSimple(player));
    const other = aPlayer();
    await playDaily(app, other);
    for (const shareId of [await aSharedDuel(), simple]) {
      expect(lettersOf(await read(shareId))).toBeUndefined();
      expect(lettersOf(await read(shareId, other))).toHaveLength(16);
    }
    expect(lettersOf(await read(simple, player))).toHaveLength(16);
  });

  test('of the demo are shown to everyone', async () => {
    expect(lettersOf(await read('demo'))).toHaveLength(16);
  });
});

describe('the head of the page', () => {
  test('contains neither letters nor words of the grid, and does not change with them', async () => {
    const shareId = await aSharedDaily();
    const { text } = await app.http().get(`/share/${shareId}`);
    expect(text).toContain('og:image:alt');
    for (const line of [...GOOD_GRID.map((row) => row.join('')), 'BLED']) {
      expect(text.replaceAll(shareId, '')).not.toContain(line);
    }
    await app.sql(
      `UPDATE one_player_versus_three_games SET "playerGrid" = translate("playerGrid", 'BRATLOE', 'CSDVMPI')
        WHERE "gameId" = $1`,
      [(await read(shareId)).gameId],
    );
    expect((await app.http().get(`/share/${shareId}`)).text).toBe(text);
  });
});

describe('the picture', () => {
  const pictureOf = (shareId: string, more = '') => app.http().get(`/share/${shareId}.png${more}`);
  const bytesOf = async (shareId: string, more?: string) =>
    ((await pictureOf(shareId, more)).body as Buffer).toString('base64');

  /** Another result with the same score and pattern, but other letters, and its words in another order. */
  async function aTwin(): Promise<string> {
    const player = aPlayer();
    const gameId = await playDaily(app, player);
    await app.sql(
      `UPDATE one_player_versus_three_games
          SET "playerGrid" = translate("playerGrid", 'BRATLOESDWX', 'CSDVMPIUFYZ'),
              "playerWords" = (
                SELECT jsonb_agg(word || '{"word": "ELSE"}' ORDER BY at DESC)
                  FROM jsonb_array_elements("playerWords") WITH ORDINALITY AS words(word, at)
              )
        WHERE "gameId" = $1`,
      [gameId],
    );
    return share(player, gameId);
  }

  test('is the same for the same pattern and score, whatever the letters, until the date is over', async () => {
    const [one, twin] = [await aSharedDaily(), await aTwin()];
    const squares = await bytesOf(one);
    expect((await bytesOf(twin)) === squares).toBe(true);
    app.clock.moveTo(LAST_SECONDS);
    expect([(await bytesOf(one)) === squares, (await bytesOf(twin)) === squares]).toEqual([true, true]);
    app.clock.moveTo(OVER);
    const letters = await bytesOf(one);
    expect([letters === squares, (await bytesOf(twin)) === letters]).toEqual([false, false]);
    // For players who share without letters later.
    expect((await bytesOf(twin, '?letters=false')) === squares).toBe(true);
  });

  test('is never cached beyond the end of its date without being checked', async () => {
    const shareId = await aSharedDaily();
    const before = await pictureOf(shareId);
    expect(before.headers['cache-control']).toBe('public, max-age=5, must-revalidate');
    const keeping = async (instant: string) => {
      app.clock.moveTo(instant);
      const { status, headers } = await pictureOf(shareId).set('If-None-Match', String(before.headers.etag));
      return [status, headers['cache-control']];
    };
    expect(await keeping(LAST_SECONDS)).toEqual([304, 'public, max-age=2, must-revalidate']);
    expect(await keeping('2026-11-21T11:59:59.999Z')).toEqual([304, 'public, max-age=0, must-revalidate']);
    expect(await keeping(OVER)).toEqual([200, 'public, max-age=5, must-revalidate']);
  });
});
