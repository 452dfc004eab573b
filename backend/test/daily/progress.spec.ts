import { CALLS } from '@tessera/contracts/calls';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { BLIND, completeDaily, fixLetters, GOOD_GRID, startDaily } from '../support/dailies.js';
import { connect } from '../support/live.js';

const DATE = '2026-11-20';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

/** The first rounds of a game: blind letters in the odd ones, E in the even ones, cell by cell. */
const rounds = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    round: i + 1,
    letter: i % 2 === 0 ? BLIND[i / 2] : 'E',
    cellIndex: i,
  }));

async function aGame() {
  const browser = new Browser(app);
  const credentials = await browser.register();
  const gameId = await startDaily(browser, browser.player);
  const sync = (count: number, more: object = {}, at: Browser = browser) => {
    const gameState = { gameId, roundHistory: rounds(count), currentLetter: null, ...more };
    return at.call(CALLS.syncState, {
      body: { challengeDate: DATE, currentRound: Math.min(count + 1, 16), gameState, clientId: 'tab' },
    });
  };
  return { browser, credentials, gameId, sync };
}

const restore = (browser: Browser, date = DATE) => browser.call(CALLS.restoreState, { query: { date } });

test('a daily started on one device continues on another', async () => {
  const { browser, credentials, gameId, sync } = await aGame();
  expect((await restore(browser)).body).toEqual({ success: true, hasState: false, state: null });
  await sync(5, { currentLetter: 'Q', startedAt: '2026-11-20T11:58:00.000Z' });
  const desk = new Browser(app);
  await desk.login(credentials);
  const { body } = await restore(desk);
  expect(body.hasState).toBe(true);
  expect(body.state).toMatchObject({
    challengeDate: DATE,
    currentRound: 6,
    completed: false,
    finalScore: null,
    gameState: {
      gameId,
      playerUUID: desk.player,
      currentLetter: 'Q',
      currentRoundState: 'placing',
      letterSequence: [...BLIND, ...new Array<string>(8).fill('')],
      startedAt: '2026-11-20T11:58:00.000Z',
    },
  });
  expect(body.state.gameState.roundHistory).toHaveLength(5);
  expect((await sync(8, {}, desk)).body.state.currentRound).toBe(9);
  expect((await sync(9)).body.code).toBe('SESSION_INVALID');
});

test("the session's other tabs are notified, with the five fields at the top level", async () => {
  const { browser, sync } = await aGame();
  const [tab, stranger] = [
    await connect(app, browser.player, { headers: browser.headers }),
    await connect(app, new Browser(app).player),
  ];
  await sync(3);
  const message = await tab.heard('PV3_GAME_STATE_SYNC');
  expect(Object.keys(message).sort()).toEqual(
    ['type', 'clientId', 'challengeDate', 'currentRound', 'gameState', 'completed', 'finalScore'].sort(),
  );
  expect(message).toMatchObject({ clientId: 'tab', challengeDate: DATE, currentRound: 4, completed: false });
  expect(stranger.messages.map(({ type }) => type)).not.toContain('PV3_GAME_STATE_SYNC');
  tab.close();
  stranger.close();
});

test('a device that is behind or has diverged gets the stored state', async () => {
  const { sync } = await aGame();
  expect((await sync(6)).status).toBe(200);
  expect((await sync(6, { currentLetter: null })).status).toBe(200);
  const behind = await sync(5);
  expect([behind.status, behind.body.code, behind.body.state.currentRound]).toEqual([
    409,
    'STATE_OUTDATED',
    7,
  ]);
  const other = rounds(7).map((move) => (move.round === 2 ? { ...move, letter: 'O' } : move));
  expect((await sync(7, { roundHistory: other })).body.code).toBe('STATE_OUTDATED');
  expect((await sync(7)).status).toBe(200);
});

test('devices that sync at the same time never set a game back, however far each of them is', async () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const { browser, sync } = await aGame();
    const answers = await Promise.all([3, 9, 1, 7, 5].map((count) => sync(count)));
    const reached = answers.filter(({ status }) => status === 200).map(({ body }) => body.state.currentRound);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code as string)).toEqual(
      new Array(5 - reached.length).fill('STATE_OUTDATED'),
    );
    expect((await restore(browser)).body.state.currentRound).toBe(10);
    expect(reached).toContain(10);
  }
});

test('a sync at the same time as the completion leaves the game completed', async () => {
  const { browser, gameId, sync } = await aGame();
  const [synced, completed] = await Promise.all([
    sync(7),
    completeDaily(browser, browser.player, gameId, GOOD_GRID),
  ]);
  expect([synced.status, completed.status]).toEqual([200, 200]);
  expect((await restore(browser)).body.state).toMatchObject({ completed: true, currentRound: 16 });
});

test.each([
  [
    "a blind letter that is not the day's",
    { roundHistory: [{ round: 1, letter: 'Z', cellIndex: 0 }] },
    'gameState.roundHistory',
  ],
  [
    'a cell that is taken',
    { roundHistory: [rounds(2)[0], { round: 2, letter: 'E', cellIndex: 0 }] },
    'gameState.roundHistory',
  ],
  ['a round that is left out', { roundHistory: [rounds(2)[1]] }, 'gameState.roundHistory'],
  ['more than 16 KB', { padding: 'x'.repeat(16 * 1024) }, 'gameState'],
  ['no history at all', { roundHistory: undefined }, 'gameState.roundHistory'],
] as [string, { roundHistory?: unknown[]; padding?: string }, string][])(
  '%s is rejected',
  async (_, more, field) => {
    const { browser, sync } = await aGame();
    const { status, body } = await sync((more.roundHistory ?? []).length, more);
    expect([status, body.field]).toEqual([400, field]);
    expect((await restore(browser)).body.hasState).toBe(false);
  },
);

test("the round must follow the history, and the date must be the game's own", async () => {
  const { browser, gameId } = await aGame();
  const body = { challengeDate: DATE, currentRound: 9, gameState: { gameId, roundHistory: rounds(2) } };
  expect((await browser.call(CALLS.syncState, { body })).body.field).toBe('currentRound');
  const wrongDate = { ...body, currentRound: 3, challengeDate: '2026-11-19' };
  expect((await browser.call(CALLS.syncState, { body: wrongDate })).body.field).toBe('challengeDate');
});

test("only the player's own game can be synced, and only with a session", async () => {
  const { gameId, sync } = await aGame();
  const stranger = new Browser(app);
  await stranger.register();
  expect((await sync(1, {}, stranger)).body.code).toBe('NOT_YOUR_GAME');
  expect((await sync(1, { gameId: 'none' })).body.code).toBe('GAME_NOT_FOUND');
  const guest = new Browser(app);
  expect((await sync(1, {}, guest)).body.code).toBe('NOT_SIGNED_IN');
  expect((await restore(guest)).status).toBe(401);
  expect(gameId).toMatch(/^1PV3-/);
});

test("the server's result of a completed game replaces any synced state", async () => {
  const { browser, gameId, sync } = await aGame();
  await sync(4);
  await completeDaily(browser, browser.player, gameId, GOOD_GRID);
  const { body } = await restore(browser);
  expect(body.state).toMatchObject({ completed: true, currentRound: 16 });
  expect(body.state.finalScore).toBeGreaterThanOrEqual(20);
  expect(body.state.gameState.playerGrid).toEqual(GOOD_GRID);
  expect((await sync(2)).body.state.completed).toBe(true);
});
