import { CALLS } from '@tessera/contracts/calls';
import type { Achievement } from '@tessera/contracts/players';
import { addDays, plainDate } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import {
  completeDaily,
  completePerfectly,
  fixLetters,
  playDaily,
  POOR_GRID,
  startDaily,
} from '../support/dailies.js';

const FIRST = plainDate('2026-11-01');
const noonOf = (day: number): string => `${addDays(FIRST, day)}T12:00:00Z`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ now: noonOf(40) });
  // From here on, all dates have their letters.
  await startDaily(app, aPlayer());
  await fixLetters(app);
});
afterAll(() => app.close());

const days = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Plays the dailies of these days, counted from the first one. */
async function play(browser: Browser, played: readonly number[], grid?: string[][]): Promise<void> {
  for (const day of played) {
    app.clock.moveTo(noonOf(day));
    await playDaily(browser, browser.player, grid ? { grid } : {});
  }
}

async function achieved(browser: Browser): Promise<Achievement[]> {
  const { body } = await browser.call(CALLS.playerAchievements);
  return (body as { achievements: Achievement[] }).achievements;
}

const HAMSTER = { achievementType: 'streak_milestone', achievementValue: 5, streakMilestone: 'Hamster' };
const PERFECT = { achievementType: 'perfect_score', achievementValue: 32, streakMilestone: null };
async function playPerfect(browser: Browser): Promise<void> {
  const { player } = browser;
  await completePerfectly(app, browser, player, await startDaily(browser, player));
}

test('the fifth game of a streak earns the first tier once, with its date', async () => {
  const browser = new Browser(app);
  await play(browser, days(0, 4));
  expect(await achieved(browser)).toEqual([]);
  await play(browser, [4]);
  const earned = [{ ...HAMSTER, earnedAt: '2026-11-05T12:00:00.000Z' }];
  expect(await achieved(browser)).toEqual(earned);
  // Losing a streak takes nothing away, and a second one of the same length earns nothing new.
  await play(browser, [5], POOR_GRID);
  await play(browser, days(6, 11));
  expect(await achieved(browser)).toEqual(earned);
  expect(await achieved(new Browser(app))).toEqual([]);
});

test('the first perfect game earns its achievement', async () => {
  const browser = new Browser(app);
  app.clock.moveTo(noonOf(0));
  await playPerfect(browser);
  app.clock.moveTo(noonOf(1));
  await playPerfect(browser);
  expect(await achieved(browser)).toEqual([{ ...PERFECT, earnedAt: '2026-11-01T12:00:00.000Z' }]);
});

test('a game completed after its date is over everywhere earns nothing', async () => {
  const browser = new Browser(app);
  await play(browser, days(0, 4));
  app.clock.moveTo(noonOf(4));
  const gameId = await startDaily(browser, browser.player);
  app.clock.moveTo(noonOf(7));
  await completeDaily(browser, browser.player, gameId);
  expect(await achieved(browser)).toEqual([]);
});

test('a game that is completed twice at the same moment earns once', async () => {
  const browser = new Browser(app);
  await play(browser, days(0, 4));
  app.clock.moveTo(noonOf(4));
  const gameId = await startDaily(browser, browser.player);
  await Promise.all([1, 2, 3].map(() => completeDaily(browser, browser.player, gameId)));
  expect(await achieved(browser)).toMatchObject([HAMSTER]);
});

test('a login merges the achievements of both players and adds those of their combined games', async () => {
  const [desk, phone] = [new Browser(app), new Browser(app)];
  app.clock.moveTo(noonOf(0));
  const credentials = await desk.register();
  await play(desk, days(0, 3));
  await play(phone, days(3, 5));
  app.clock.moveTo(noonOf(5));
  await playPerfect(phone);
  expect(await achieved(desk)).toEqual([]);
  await phone.login(credentials);
  expect(phone.player).toBe(desk.player);
  expect(await achieved(phone)).toMatchObject([PERFECT, HAMSTER]);

  // If both have an achievement, the earlier date stays.
  const tablet = new Browser(app);
  app.clock.moveTo(noonOf(2));
  await playPerfect(tablet);
  app.clock.moveTo(noonOf(6));
  await tablet.login(credentials);
  const [hamster, perfect] = await achieved(tablet);
  expect(hamster).toMatchObject(HAMSTER);
  expect(perfect).toEqual({ ...PERFECT, earnedAt: '2026-11-03T12:00:00.000Z' });
});
