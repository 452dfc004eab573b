import { CALLS } from '@tessera/contracts/calls';
import type { Call } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { type CallInput, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { completeDaily, fixLetters, GOOD_GRID, playDaily, startDaily } from '../support/dailies.js';
import { takeName } from '../support/groups.js';
import { pointsOn } from '../support/periods.js';

/** By how far the server's clock was ahead. */
const AHEAD_MS = 3 * DAY_MS;
const [TODAY, AHEAD] = ['2026-11-20', '2026-11-23'];

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  app.clock.time += AHEAD_MS;
  await fixLetters(app);
});
afterEach(() => app.close());

const setBack = () => {
  app.clock.time -= AHEAD_MS;
};

async function aNamed(): Promise<Browser> {
  const browser = new Browser(app);
  await browser.register();
  await takeName(browser);
  return browser;
}

const codeOf = async (browser: Browser, call: Call, input: CallInput = {}) => {
  const { status, body } = await browser.call(call, input);
  return [status, (body as { code?: string }).code];
};
const completionOn = async (browser: Browser, date: string) =>
  (await browser.call(CALLS.checkCompletion, { query: { date } })).body as {
    hasCompleted: boolean;
    hasActiveGame: boolean;
    todaysHighScore: number | null;
  };
const statsOf = async (browser: Browser) =>
  (await browser.call(CALLS.playerStats, { query: { timezone: 'UTC' } })).body.stats as object;

test('whoever completed a future date plays today, and both calls say so', async () => {
  const browser = await aNamed();
  await playDaily(browser, browser.player);
  setBack();
  expect(await completionOn(browser, TODAY)).toMatchObject({ hasCompleted: false, hasActiveGame: false });
  const started = await browser.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
  expect([started.status, started.body.game.dailyChallengeDate]).toEqual([201, TODAY]);
  expect((await completeDaily(browser, browser.player, started.body.game.gameId)).status).toBe(200);
  expect(await completionOn(browser, TODAY)).toMatchObject({ hasCompleted: true });
  const again = await browser.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
  expect([again.status, again.body.completion.date]).toEqual([409, TODAY]);
});

test('a future date counts for nothing until it begins, and from then on as one that was played', async () => {
  const browser = await aNamed();
  await playDaily(browser, browser.player);
  setBack();
  expect(await completionOn(browser, AHEAD)).toMatchObject({ hasCompleted: false, todaysHighScore: null });
  await playDaily(browser, browser.player);
  expect(await statsOf(browser)).toMatchObject({ currentStreak: 1, bestStreak: 1, playedOfLastThree: 1 });
  const record = async () => (await browser.call(CALLS.playerRecord)).body as { games: number };
  expect(await record()).toMatchObject({ games: 1, currentStreak: 1 });

  app.clock.time += AHEAD_MS;
  expect(await completionOn(browser, AHEAD)).toMatchObject({ hasCompleted: true });
  const again = await browser.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
  expect([again.status, again.body.completion.date]).toEqual([409, AHEAD]);
  expect(await record()).toMatchObject({ games: 2, currentStreak: 2 });
  app.clock.time += DAY_MS;
  await playDaily(browser, browser.player);
  expect(await statsOf(browser)).toMatchObject({ currentStreak: 3, bestStreak: 3, playedOfLastThree: 2 });
  expect((await pointsOn(browser, { period: 'week' }))[0]?.[2]).toBe(2);
});

test('a daily of a future date can neither be resumed nor completed nor synced before it begins', async () => {
  const browser = await aNamed();
  const gameId = await startDaily(browser, browser.player);
  setBack();
  const TO_COME = [403, 'DATE_TO_COME'];
  const params = { gameId };
  expect(await codeOf(browser, CALLS.getDaily, { params })).toEqual(TO_COME);
  const complete = { params, body: { playerGrid: GOOD_GRID } };
  expect(await codeOf(browser, CALLS.completeDaily, complete)).toEqual(TO_COME);
  const sync = { challengeDate: AHEAD, currentRound: 1, gameState: { gameId, roundHistory: [] } };
  expect(await codeOf(browser, CALLS.syncState, { body: sync })).toEqual(TO_COME);
  const restored = await browser.call(CALLS.restoreState, { query: { date: AHEAD } });
  expect(JSON.stringify(restored.body)).not.toContain(gameId);
  const todays = await startDaily(browser, browser.player);
  expect(todays).not.toBe(gameId);
  await completeDaily(browser, browser.player, todays);

  app.clock.time += AHEAD_MS;
  expect(await startDaily(browser, browser.player)).toBe(gameId);
  expect(await codeOf(browser, CALLS.completeDaily, complete)).toEqual([200, undefined]);
  expect(await statsOf(browser)).toMatchObject({ currentStreak: 2 });
});

test('neither can the simple daily, duels and practice, whose letters are those of a daily', async () => {
  const browser = new Browser(app);
  const simple = await browser.call(CALLS.createSimpleDaily, { body: {} });
  const duel = await browser.call(CALLS.createGame, { body: { gameMode: 'daily', level: 'keen' } });
  const practice = await browser.call(CALLS.createPractice, { body: { date: '2026-11-21' } });
  expect([simple.status, duel.status, practice.status]).toEqual([201, 201, 201]);
  setBack();
  const TO_COME = [403, 'DATE_TO_COME'];
  const ofSimple = { params: { gameId: simple.body.game.gameId as string } };
  const ofDuel = { params: { gameId: duel.body.gameId as string } };
  const ofPractice = { params: { gameId: practice.body.game.gameId as string } };
  const place = { action: 'PLACE_LETTER', cellIndex: 0, round: 1 };
  expect(await codeOf(browser, CALLS.getSimpleDaily, ofSimple)).toEqual(TO_COME);
  expect(await codeOf(browser, CALLS.actInSimpleDaily, { ...ofSimple, body: place })).toEqual(TO_COME);
  expect(await codeOf(browser, CALLS.getGame, ofDuel)).toEqual(TO_COME);
  const cell = { cellIndex: 0, round: 1 };
  expect(await codeOf(browser, CALLS.submitPlacement, { ...ofDuel, body: cell })).toEqual(TO_COME);
  const grid = { ...ofPractice, body: { playerGrid: GOOD_GRID } };
  // The 21st has begun in the east, so its letters are in play.
  app.clock.moveTo('2026-11-20T12:00:00Z');
  expect(await codeOf(browser, CALLS.getPractice, ofPractice)).toEqual([403, 'LETTERS_IN_PLAY']);
  expect(await codeOf(browser, CALLS.completePractice, grid)).toEqual([403, 'LETTERS_IN_PLAY']);
  expect((await browser.call(CALLS.createSimpleDaily, { body: {} })).body.game.dailyChallengeDate).toBe(
    TODAY,
  );
  const { body } = await browser.call(CALLS.listDuels, { query: { timezone: 'UTC' } });
  expect(body).toMatchObject({ date: TODAY, duels: [] });
});
