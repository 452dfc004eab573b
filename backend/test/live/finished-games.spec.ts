import { CALLS } from '@tessera/contracts/calls';
import type { FinishedGame } from '@tessera/contracts/replays';
import { LIMITS } from '@tessera/contracts/wire';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { activeGame, byRest, playRounds, readGame } from '../support/games.js';
import { takeName } from '../support/groups.js';
import { History } from '../support/history.js';
import { forAWhile } from '../support/in-time.js';
import { finishedBy, finishedGame } from '../support/replays.js';
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

/** A game that was completed this many minutes after the first one could be. */
async function aGame(one: string, two: string, minute: number): Promise<string> {
  const at = new Date(FIRST + minute * 60_000).toISOString();
  return history.game(
    [one, two],
    [
      [1, 'GAME_STARTED', '2026-10-31T12:00:00Z'],
      [1, 'GAME_COMPLETE', at],
    ],
  );
}

const codesOf = (games: readonly FinishedGame[]) => games.map(({ gameId }) => gameId);

/** The codes of all pages. */
async function allOf(player: string, friend?: string): Promise<string[]> {
  const codes: string[] = [];
  let before: string | undefined;
  do {
    const { games, next } = await finishedBy(app, player, {
      ...(friend === undefined ? {} : { friend }),
      ...(before === undefined ? {} : { before }),
    });
    codes.push(...codesOf(games));
    before = next ?? undefined;
  } while (before !== undefined);
  return codes;
}

test('both players find a game when it is finished, and no sooner', async () => {
  const [ann, ben] = [new Browser(app), aPlayer()];
  const gameId = await activeGame(app, ann.player, ben);
  const playerName = await takeName(ann);
  const senders = { 1: byRest(app, ann.player), 2: byRest(app, ben) };
  await playRounds(senders, gameId, 1, 15);
  expect(await finishedBy(app, ben)).toMatchObject({ games: [], next: null });
  await playRounds(senders, gameId, 16);
  const { player1Score, player2Score } = await readGame(app, ben, gameId);
  expect((await finishedBy(app, ben)).games).toEqual([
    {
      gameId,
      completedAt: new Date(app.clock.time).toISOString(),
      playerPosition: 2,
      score: player2Score,
      opponentScore: player1Score,
      opponent: { publicId: await publicIdOf(app, ann.player), playerName, isDeleted: false },
    },
  ]);
  expect((await finishedBy(app, ann.player)).games).toMatchObject([
    { gameId, playerPosition: 1, score: player1Score, opponent: { playerName: null } },
  ]);
});

test('the newest are first, on pages without gaps or repeats, whichever seats and times', async () => {
  const isTime = forAWhile();
  // Few minutes, so that many games end at the same time.
  const minutes = fc.array(fc.tuple(fc.nat(6), fc.nat(1), fc.boolean()), { minLength: 1, maxLength: 45 });
  await fc.assert(
    fc.asyncProperty(minutes, async (games) => {
      if (!isTime()) return;
      const ann = (await aVisitor()).player;
      const friends = [(await aVisitor()).player, (await aVisitor()).player] as const;
      const made: { code: string; minute: number; friend: number }[] = [];
      for (const [minute, friend, annBegins] of games) {
        const players = [ann, friends[friend]!] as const;
        const code = await (annBegins
          ? aGame(players[0], players[1], minute)
          : aGame(players[1], players[0], minute));
        made.push({ code, minute, friend });
      }
      const newest = (list: typeof made) =>
        list
          .toSorted((one, two) => two.minute - one.minute || (one.code < two.code ? 1 : -1))
          .map(({ code }) => code);
      expect(await allOf(ann)).toEqual(newest(made));
      for (const [index, friend] of friends.entries()) {
        expect(await allOf(ann, await publicIdOf(app, friend))).toEqual(
          newest(made.filter((game) => game.friend === index)),
        );
      }
      expect((await finishedBy(app, ann)).games).toHaveLength(
        Math.min(made.length, LIMITS.FINISHED_GAMES_PAGE),
      );
    }),
    { numRuns: 6 },
  );
});

test('a page continues where the one before ended, even if more games have been finished', async () => {
  const [ann, ben] = [(await aVisitor()).player, (await aVisitor()).player];
  const codes: string[] = [];
  for (let minute = 0; minute <= LIMITS.FINISHED_GAMES_PAGE; minute++)
    codes.unshift(await aGame(ann, ben, minute));
  const { games, next } = await finishedBy(app, ann);
  const newer = await aGame(ben, ann, 60);
  expect(codesOf(games)).toEqual(codes.slice(0, -1));
  expect(codesOf((await finishedBy(app, ann, { before: next! })).games)).toEqual(codes.slice(-1));
  expect(codesOf((await finishedBy(app, ann)).games)[0]).toBe(newer);
});

test("nobody sees another player's games, nor those against somebody they haven't played", async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  await finishedGame(app, ann, ben);
  const read = (player: string | undefined, playerUUID: string) =>
    app.call(CALLS.finishedGames, { player, params: { playerUUID } });
  const { status, body } = await read(aPlayer(), ann);
  expect([status, body.code]).toEqual([403, 'PLAYER_MISMATCH']);
  const stranger = aPlayer();
  await finishedGame(app, stranger, aPlayer());
  const friend = await publicIdOf(app, stranger);
  expect(await finishedBy(app, ann, { friend })).toMatchObject({ games: [], next: null });
});

test('an invalid cursor or friend is rejected', async () => {
  const player = aPlayer();
  for (const query of [{ before: 'x' }, { before: '1-ABCDEF' }, { friend: 'x' }]) {
    const { status } = await app.call(CALLS.finishedGames, { player, params: { playerUUID: player }, query });
    expect(status).toBe(400);
  }
});

test('games of a merged player are listed, except those against their own account', async () => {
  const [ann, home, phone] = [await aVisitor(), new Browser(app), await aVisitor()];
  const credentials = await home.register();
  const codes = [
    await aGame(phone.player, ann.player, 1),
    await aGame(phone.player, home.player, 2),
    await aGame(ann.player, home.player, 3),
  ];
  await phone.login(credentials);
  const { body } = await phone.call(CALLS.finishedGames, { params: { playerUUID: phone.player } });
  expect(codesOf(body.games as FinishedGame[])).toEqual([codes[2], codes[0]]);
  expect(await allOf(ann.player, await publicIdOf(app, home.player))).toEqual([codes[2], codes[0]]);
});
