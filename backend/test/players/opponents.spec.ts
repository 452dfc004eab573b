import { CALLS } from '@tessera/contracts/calls';
import type { OpponentRecord } from '@tessera/contracts/players';
import { LIMITS } from '@tessera/contracts/wire';
import { HOUR_MS } from '@tessera/rules';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { activeGame, byRest, playRounds, readGame } from '../support/games.js';
import { takeName } from '../support/groups.js';
import { History } from '../support/history.js';
import { forAWhile } from '../support/in-time.js';
import { publicIdOf } from '../support/reports.js';

const FIRST = Date.parse('2026-11-01T12:00:00Z');

let app: TestApp;
let history: History;
beforeAll(async () => {
  app = await startApp();
  history = new History(app);
});
afterAll(() => app.close());

const aVisitor = async () => new Browser(app, await history.player('2026-10-01T12:00:00Z'));

let made = 0;

/** A completed game, an hour after the one before it. */
async function aGame(one: Browser, two: Browser, scores: readonly [number, number]): Promise<void> {
  made += 1;
  const at = new Date(FIRST + made * HOUR_MS).toISOString();
  await history.game(
    [one.player, two.player],
    [
      [1, 'GAME_STARTED', at],
      [1, 'GAME_COMPLETE', at],
    ],
  );
  await app.sql(
    'UPDATE games SET "player1Score" = $3, "player2Score" = $4 WHERE "player1UUID" = $1 AND "lastActivityAt" = $2',
    [one.player, at, ...scores],
  );
}

const opponentsOf = async (browser: Browser, page?: number): Promise<OpponentRecord[]> =>
  (await browser.call(CALLS.opponentRecords, { query: page ? { page } : {} })).body.opponents;

/** The record against the one opponent. */
const statsOf = async (browser: Browser) => {
  const [{ won, lost, tied, meanMargin } = {} as OpponentRecord] = await opponentsOf(browser);
  return { won, lost, tied, meanMargin };
};

test('both players of a finished game find it in their records, and can open it', async () => {
  const [ann, bob] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, bob);
  expect(await opponentsOf(new Browser(app, ann))).toEqual([]);
  await playRounds({ 1: byRest(app, ann), 2: byRest(app, bob) }, gameId);
  const { player1Score: score, player2Score: opponentScore, status } = await readGame(app, ann, gameId);
  expect(status).toBe('completed');
  const completedAt = new Date(app.clock.time).toISOString();
  expect(await opponentsOf(new Browser(app, ann))).toMatchObject([
    { isDeleted: false, lastGames: [{ gameId, completedAt, score, opponentScore }] },
  ]);
  expect(await opponentsOf(new Browser(app, bob))).toMatchObject([
    { lastGames: [{ gameId, completedAt, score: opponentScore, opponentScore: score }] },
  ]);
});

test("both players' numbers agree, whatever the scores and whoever began", async () => {
  const isTime = forAWhile();
  const score = fc.integer({ min: 0, max: 32 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(score, score, fc.boolean()), { minLength: 1, maxLength: 15 }),
      async (games) => {
        if (!isTime()) return;
        const [ann, bob] = [await aVisitor(), await aVisitor()];
        for (const [own, other, annBegins] of games) {
          await (annBegins ? aGame(ann, bob, [own, other]) : aGame(bob, ann, [other, own]));
        }
        const { meanMargin: margin = NaN, ...record } = await statsOf(ann);
        expect(record).toEqual({
          won: games.filter(([own, other]) => own > other).length,
          lost: games.filter(([own, other]) => own < other).length,
          tied: games.filter(([own, other]) => own === other).length,
        });
        const mean = games.reduce((sum, [own, other]) => sum + own - other, 0) / games.length;
        // To one decimal place, plus what such numbers lose in binary.
        expect(Math.abs(margin - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
        const { won, lost, tied, meanMargin = NaN } = await statsOf(bob);
        expect({ won: lost, lost: won, tied, meanMargin: 0 - meanMargin }).toEqual({
          ...record,
          meanMargin: margin,
        });
        const [{ lastGames }] = (await opponentsOf(ann)) as [OpponentRecord];
        expect(lastGames.map((game) => [game.score, game.opponentScore])).toEqual(
          games
            .slice(-LIMITS.OPPONENT_LAST_GAMES)
            .reverse()
            .map(([own, other]) => [own, other]),
        );
      },
    ),
    { numRuns: 20 },
  );
});

test('a player whose browsers were merged counts as one opponent, and not as their own', async () => {
  const [ann, home, phone] = [await aVisitor(), new Browser(app), await aVisitor()];
  const credentials = await home.register();
  await aGame(ann, home, [20, 10]);
  await aGame(phone, ann, [25, 15]);
  await aGame(phone, home, [30, 5]);
  expect(await opponentsOf(ann)).toHaveLength(2);
  await phone.login(credentials);
  expect(await opponentsOf(ann)).toMatchObject([{ won: 1, lost: 1, tied: 0, meanMargin: 0 }]);
  expect(await opponentsOf(phone)).toMatchObject([
    { won: 1, lost: 1, publicId: await publicIdOf(app, ann.player) },
  ]);
});

test('an opponent appears under the current name, without one, or as deleted', async () => {
  const [ann, bob] = [await aVisitor(), new Browser(app)];
  const credentials = await bob.register();
  await aGame(ann, bob, [20, 20]);
  expect(await opponentsOf(ann)).toMatchObject([{ playerName: null, isDeleted: false, tied: 1 }]);
  const playerName = await takeName(bob);
  expect(await opponentsOf(ann)).toMatchObject([{ playerName }]);
  await bob.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  expect(await opponentsOf(ann)).toMatchObject([{ playerName: null, isDeleted: true, tied: 1 }]);
});

test('many opponents come in pages, the latest one first', async () => {
  const ann = await aVisitor();
  const ids: string[] = [];
  for (let i = 0; i <= LIMITS.OPPONENTS_PAGE; i++) {
    const other = await aVisitor();
    await aGame(other, ann, [i, 16]);
    ids.unshift(await publicIdOf(app, other.player));
  }
  const { body } = await ann.call(CALLS.opponentRecords);
  expect(body.hasMore).toBe(true);
  const all = [...(await opponentsOf(ann)), ...(await opponentsOf(ann, 2))];
  expect(all.map(({ publicId }) => publicId)).toEqual(ids);
});
