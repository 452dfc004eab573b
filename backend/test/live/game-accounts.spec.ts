import { CALLS } from '@tessera/contracts/calls';
import { startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser } from '../support/browser.js';
import { fixLetters } from '../support/dailies.js';
import { aDuel, gameOf, playDuel, readDuel } from '../support/duels.js';
import { activeGame, byRest, playRounds, readGame, waitingGame } from '../support/games.js';
import { connect } from '../support/live.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

const accountOf = async (browser: Browser): Promise<string> =>
  ((await browser.call(CALLS.currentUser)).body as { id: string }).id;

async function signedIn(): Promise<{ browser: Browser; id: string }> {
  const browser = new Browser(app);
  await browser.register();
  return { browser, id: await accountOf(browser) };
}

const columnsOf = async (gameId: string) => {
  const [row] = await app.sql<Record<string, string | null>>(
    `SELECT "player1UserId", "player1AccountId", "player2UserId", "player2AccountId" FROM games WHERE "gameId" = $1`,
    [gameId],
  );
  return Object.values(row ?? {});
};

const idsIn = (game: { player1TesseraUserId: string | null; player2TesseraUserId: string | null }) => [
  game.player1TesseraUserId,
  game.player2TesseraUserId,
];

test("players see their own account throughout the game, never the other player's", async () => {
  const [ann, ben] = [await signedIn(), await signedIn()];
  const [one, two] = [
    await connect(app, ann.browser.player, { headers: ann.browser.headers }),
    await connect(app, ben.browser.player, { headers: ben.browser.headers }),
  ];
  const gameId = (await one.send('create_game', {})).gameId ?? '';
  const joined = await two.send('join_game', { gameId });
  expect(joined.game && idsIn(joined.game)).toEqual([null, ben.id]);
  expect((await one.heard('GAME_STARTED')).game).toMatchObject({
    player1TesseraUserId: ann.id,
    player2TesseraUserId: null,
  });
  const { body } = await ann.browser.call(CALLS.activeGames, { params: { playerUUID: ann.browser.player } });
  expect(idsIn((body as { games: Parameters<typeof idsIn>[0][] }).games[0]!)).toEqual([ann.id, null]);
  expect(await columnsOf(gameId)).toEqual([ann.id, ann.id, ben.id, ben.id]);
  await playRounds(
    { 1: byRest(ann.browser, ann.browser.player), 2: byRest(ben.browser, ben.browser.player) },
    gameId,
  );
  for (const [listener, own, other] of [
    [one, [ann.id, null], ben.id],
    [two, [null, ben.id], ann.id],
  ] as const) {
    const { game } = await listener.heard('GAME_COMPLETE');
    expect(game && idsIn(game)).toEqual(own);
    for (const raw of listener.raw) expect(raw).not.toContain(other);
    listener.close();
  }
});

test('a player without an account has none, and the code alone reveals none', async () => {
  const { browser, id } = await signedIn();
  const gameId = await waitingGame(browser, browser.player);
  const stranger = new Browser(app);
  expect(idsIn(await readGame(app, stranger.player, gameId))).toEqual([null, null]);
  await byRest(app, stranger.player)('join_game', { gameId });
  expect(idsIn(await readGame(app, stranger.player, gameId))).toEqual([null, null]);
  expect(await columnsOf(gameId)).toEqual([id, id, null, null]);
});

test("a game and a duel are linked to their player's account, and unlinked when it is deleted", async () => {
  const [ann, ben] = [new Browser(app), new Browser(app)];
  const gameId = await activeGame(app, ann.player, ben.player);
  const duelId = await aDuel(app, ann.player);
  await playRounds({ 1: byRest(app, ann.player), 2: byRest(app, ben.player) }, gameId, 1, 1);
  const credentials = await ann.register();
  const id = await accountOf(ann);
  expect(idsIn(await readGame(ann, ann.player, gameId))).toEqual([id, null]);
  expect(idsIn(gameOf(await readDuel(ann, ann.player, duelId)))).toEqual([id, null]);
  // The server's cached game has the account too.
  const listener = await connect(app, ann.player, { headers: ann.headers });
  await playRounds({ 1: byRest(ann, ann.player), 2: byRest(app, ben.player) }, gameId, 2);
  expect((await listener.heard('GAME_COMPLETE')).game).toMatchObject({ player1TesseraUserId: id });
  listener.close();

  const phone = new Browser(app);
  const second = await activeGame(app, ben.player, phone.player);
  const keen = await aDuel(app, phone.player, 'strong');
  await phone.login(credentials);
  expect(idsIn(await readGame(phone, phone.player, second))).toEqual([null, id]);
  expect(idsIn(gameOf(await readDuel(phone, phone.player, keen)))).toEqual([id, null]);

  await phone.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  for (const game of [gameId, second]) expect(await columnsOf(game)).toEqual([null, null, null, null]);
  const left = await app.sql('SELECT 1 FROM duels WHERE "userId" = $1', [id]);
  expect(left).toEqual([]);
});

test('a duel has the account of its player until its end', async () => {
  const { browser, id } = await signedIn();
  const duelId = await aDuel(browser, browser.player);
  const answers = await playDuel(browser, browser.player, duelId);
  for (const answer of answers) expect(idsIn(gameOf(answer))).toEqual([id, null]);
  const [row] = await app.sql<{ userId: string }>('SELECT "userId" FROM duels WHERE "gameId" = $1', [duelId]);
  expect(row?.userId).toBe(id);
});

test('a failed link to a taken account leaves the games unchanged', async () => {
  const taken = anAccount();
  await new Browser(app).register(taken);
  const browser = new Browser(app);
  const gameId = await waitingGame(app, browser.player);
  await browser.call(CALLS.register, { body: taken });
  expect(await columnsOf(gameId)).toEqual([null, null, null, null]);
});
